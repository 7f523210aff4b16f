"""Whole deals and matches in compiled code, for bots, training and mass experiments.

The referee in `games` holds the rules; what stands here is held to it step by step (tests/fast). A state is
one record of a NumPy array, so that a copy is a copy of bytes and a batch is an array. Needs numba
(`pip install laydown[fast]`).
"""
