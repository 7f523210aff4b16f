"""Mille in compiled code: `state` what there is, `actions` what is done, `engine` how, `play` whole deals."""
