"""Three Thirteen and its relations that are played in turns, in compiled code."""
