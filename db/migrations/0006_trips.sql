-- From a wish to a voucher: where guests are met, who travels, links and messages of a booking, mails, and contact.

-- Where the day begins and ends, as it was found when the price was made (see Meeting in contract/booking.ts). Null: as
-- the tour itself says.
ALTER TABLE quotes ADD COLUMN pick_up jsonb, ADD COLUMN drop_off jsonb;

ALTER TABLE bookings
  ADD COLUMN pick_up jsonb,
  ADD COLUMN drop_off jsonb,
  -- In the order in which the guest named them; the first leads (see Traveller in contract/booking.ts).
  ADD COLUMN travellers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN name_board text NOT NULL DEFAULT '' CHECK (length(name_board) <= 40),
  ADD COLUMN room text NOT NULL DEFAULT '' CHECK (length(room) <= 20),
  ADD COLUMN flight text NOT NULL DEFAULT '' CHECK (length(flight) <= 10),
  -- Behind the QR code of the voucher: says whether it is valid, and opens nothing.
  ADD COLUMN voucher_code text UNIQUE,
  -- Of the calendar file: rises with every change that a calendar should show.
  ADD COLUMN calendar_sequence integer NOT NULL DEFAULT 0,
  -- By which addresses of mail are compared (see emailKey in contract/text.ts).
  ADD COLUMN email_key text,
  -- What the terms still gave back when the day was moved: a later refund is no better. Null: nothing was lost by then.
  ADD COLUMN most_refund_percent smallint CHECK (most_refund_percent BETWEEN 0 AND 99);
-- Until now there were only addresses of plain letters.
UPDATE bookings SET email_key = lower(email);
ALTER TABLE bookings ALTER COLUMN email_key SET NOT NULL;
CREATE INDEX bookings_of_email ON bookings (email_key) WHERE user_id IS NULL;
CREATE INDEX bookings_to_remind_of ON bookings (starts_at) WHERE state = 'confirmed';

-- What stands on a person's seal: one character of the name, shown where others show a portrait.
ALTER TABLE resources ADD COLUMN seal text CHECK (length(seal) = 1);

-- A booking has a link for each mail and for each time it was found again; only hashes are kept.
CREATE TABLE booking_links (
  token_hash bytea PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX booking_links_of_booking ON booking_links (booking_id);

CREATE TABLE booking_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('guest', 'office')),
  -- Who of the office.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);
CREATE INDEX booking_messages_of_booking ON booking_messages (booking_id, at);

-- People whom a guest travels with, so that they are named once.
CREATE TABLE saved_travellers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- Of a child; null for adults.
  age smallint CHECK (age BETWEEN 0 AND 17),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_travellers_of_user ON saved_travellers (user_id, created_at);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  receipt text NOT NULL UNIQUE,
  topic text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  booking_reference text,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
  at timestamptz NOT NULL
);
CREATE INDEX contact_messages_by_time ON contact_messages (at DESC);

-- Every mail once: its occasion is its name, such as 'confirmed' with the booking's version.
CREATE TABLE mails (
  occasion text PRIMARY KEY,
  booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  subject text NOT NULL,
  message_id text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mails_of_booking ON mails (booking_id, sent_at);

-- What signs short-lived links and forms; made at the first start, shared by all processes.
CREATE TABLE signing_keys (
  name text PRIMARY KEY,
  key bytea NOT NULL
);
