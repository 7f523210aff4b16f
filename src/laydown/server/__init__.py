"""The server: tables that people and bots play at, kept in a database, spoken to over HTTP and a socket."""
