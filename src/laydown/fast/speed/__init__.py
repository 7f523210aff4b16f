"""3-13 Speed in compiled code: all seats choose in secret, beat for beat."""
