"""The table: dice, stocks, matches with their offers, views and log, and records of them."""
