-- How many mails anybody can have sent to an address, and which database this is.

-- Mails that cost whoever causes them nothing, and may go to a stranger: bounded for each address, over all bookings.
CREATE TABLE mail_limits (
  kind text PRIMARY KEY CHECK (kind IN ('unpaid', 'again', 'account', 'contact')),
  most_an_hour integer NOT NULL CHECK (most_an_hour > 0),
  most_a_day integer NOT NULL CHECK (most_a_day >= most_an_hour)
);
INSERT INTO mail_limits (kind, most_an_hour, most_a_day) VALUES
  -- That a day is held and not paid, by itself and on demand.
  ('unpaid', 6, 12),
  -- The mail of a booking that was paid, once more.
  ('again', 6, 20),
  -- Links to confirm an address or to choose a password. No day is so full that its owner gets none of the next hour's.
  ('account', 10, 240),
  -- Receipts of the contact form.
  ('contact', 10, 20);

-- Which database this is: one row, written at the first start. A restored copy differs from its row, and sends no mail
-- until somebody says so.
CREATE TABLE installation (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- PostgreSQL's own number of the cluster; null where the role may not read it.
  cluster text,
  database_oid bigint NOT NULL,
  -- Of this very table, which a dump brings back under another.
  table_oid bigint NOT NULL,
  -- Of an embedded database: where its files lie, and which they are.
  folder text,
  -- Since when this is known to be a copy whose mails wait.
  mails_wait_since timestamptz
);
