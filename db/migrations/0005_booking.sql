-- What a day costs, who has it, and the money: rates and quotes, bookings and what they occupy, payments and the ledger.

-- Rates that are not a tour's own.
CREATE TABLE class_rates (
  class text PRIMARY KEY REFERENCES vehicle_classes (class),
  -- For each half hour beyond the tour's own length.
  extra_half_hour_yen integer NOT NULL CHECK (extra_half_hour_yen > 0)
);

CREATE TABLE rates (
  -- One row.
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- Extra time before or after these hours costs more, by the half hour.
  day_from_minutes integer NOT NULL,
  day_until_minutes integer NOT NULL,
  night_half_hour_yen integer NOT NULL CHECK (night_half_hour_yen >= 0),
  guide_short_minutes integer NOT NULL CHECK (guide_short_minutes > 0),
  guide_short_yen integer NOT NULL CHECK (guide_short_yen >= 0),
  guide_day_minutes integer NOT NULL CHECK (guide_day_minutes >= guide_short_minutes),
  -- A longer day never costs less.
  guide_day_yen integer NOT NULL CHECK (guide_day_yen >= guide_short_yen),
  guide_extra_half_hour_yen integer NOT NULL CHECK (guide_extra_half_hour_yen >= 0),
  -- Most extra half hours that a booking may have.
  most_extra_half_hours integer NOT NULL CHECK (most_extra_half_hours >= 0),
  CHECK (0 <= day_from_minutes AND day_from_minutes <= day_until_minutes AND day_until_minutes <= 1440)
);

-- How bookings are taken. One row.
CREATE TABLE booking_policies (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- How far ahead the calendar is open.
  horizon_days integer NOT NULL CHECK (horizon_days > 0),
  -- A guide looks after so many guests; more need another.
  guests_per_guide integer NOT NULL CHECK (guests_per_guide > 0),
  hold_minutes integer NOT NULL CHECK (hold_minutes > 0),
  hold_extension_minutes integer NOT NULL CHECK (hold_extension_minutes > 0)
);
INSERT INTO booking_policies (horizon_days, guests_per_guide, hold_minutes, hold_extension_minutes)
  VALUES (365, 9, 15, 15);

-- When guides are in demand: what each costs more, as months and days (MMDD), both included.
CREATE TABLE guide_seasons (
  name text PRIMARY KEY,
  season_from smallint NOT NULL CHECK (season_from BETWEEN 101 AND 1231),
  season_to smallint NOT NULL CHECK (season_to BETWEEN 101 AND 1231),
  guide_yen integer NOT NULL CHECK (guide_yen >= 0)
);

CREATE TABLE extras (
  code text PRIMARY KEY CHECK (code ~ '^[a-z]+(-[a-z]+)*$'),
  name text NOT NULL,
  explanation text NOT NULL,
  price_yen integer NOT NULL CHECK (price_yen >= 0),
  most_pieces integer NOT NULL CHECK (most_pieces > 0),
  -- Room that a piece takes: in half seats beyond that of its guest, and in large suitcases.
  half_seats smallint NOT NULL DEFAULT 0,
  large_cases smallint NOT NULL DEFAULT 0,
  position integer NOT NULL
);

-- What was said it would cost, and is charged. Lives half an hour.
CREATE TABLE quotes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whoever asked while signed in; a quote of nobody is anybody's who knows its id.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- A quote for another day of a booking that exists already.
  booking_id uuid,
  tour_id uuid NOT NULL REFERENCES tours (id),
  -- The wish, as it was asked (see contract/wish.ts), and what it asks of the fleet (see demand.rules.ts).
  wish jsonb NOT NULL,
  demand jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  vehicle_class text NOT NULL REFERENCES vehicle_classes (class),
  guides smallint NOT NULL CHECK (guides BETWEEN 0 AND 9),
  lines jsonb NOT NULL,
  total_yen integer NOT NULL CHECK (total_yen >= 0),
  -- The tour's terms at this moment: what was quoted is what holds.
  cancellation_tiers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX quotes_by_expiry ON quotes (expires_at);

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE CHECK (reference ~ '^AN-[2-9A-HJ-NP-Z]{6}$'),
  -- Of the link that a guest without an account gets.
  token_hash bytea NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- A quote makes one booking.
  quote_id uuid NOT NULL UNIQUE REFERENCES quotes (id),
  tour_id uuid NOT NULL REFERENCES tours (id),
  state text NOT NULL CHECK (state IN
    ('on_hold', 'pending', 'confirmed', 'rejected', 'expired', 'cancelled', 'redeemed', 'no_show')),
  -- Rises with every change, so that two changes at once cannot both win.
  version integer NOT NULL DEFAULT 1,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  vehicle_class text NOT NULL REFERENCES vehicle_classes (class),
  wish jsonb NOT NULL,
  lines jsonb NOT NULL,
  total_yen integer NOT NULL CHECK (total_yen >= 0),
  cancellation_tiers jsonb NOT NULL,
  lead_name text NOT NULL CHECK (length(lead_name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 40),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  held_until timestamptz,
  hold_extended boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (state <> 'on_hold' OR held_until IS NOT NULL)
);
CREATE INDEX bookings_of_user ON bookings (user_id, starts_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX bookings_on_hold ON bookings (held_until) WHERE state = 'on_hold';
CREATE INDEX bookings_by_start ON bookings (starts_at) WHERE state = 'confirmed';
ALTER TABLE quotes ADD FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE;

-- Every move of a booking, with who, when and why.
CREATE TABLE booking_moves (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  number integer NOT NULL,
  from_state text,
  to_state text NOT NULL,
  -- A user's id, 'guest', 'gateway' or 'clock'.
  actor text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, number)
);

-- When a vehicle or a person is taken. `during` is half-open and ends after the turn-round, so that the last lock of
-- all, the constraint, keeps two bookings apart whatever else goes wrong. Another booking, not the same: a booking
-- that moves to another hour must not stand in its own way.
CREATE TABLE assignments (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES resources (id),
  -- Rises with each reschedule: the old and the new hour live side by side until the new one is sure.
  round smallint NOT NULL DEFAULT 1,
  live boolean NOT NULL DEFAULT true,
  -- Of a hold: whoever needs the resource after this moment may take it. Null once the booking is firm.
  expires_at timestamptz,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  during tstzrange NOT NULL,
  from_area text NOT NULL REFERENCES areas (code),
  to_area text NOT NULL REFERENCES areas (code),
  -- At the wheel.
  driving_minutes integer NOT NULL CHECK (driving_minutes >= 0),
  PRIMARY KEY (booking_id, resource_id, round),
  CONSTRAINT never_two_guests_in_one_car
    EXCLUDE USING gist (resource_id WITH =, during WITH &&, booking_id WITH <>) WHERE (live)
);
CREATE INDEX assignments_of_resource ON assignments (resource_id, starts_at) WHERE live;
CREATE INDEX assignments_by_start ON assignments (starts_at) WHERE live;

-- One attempt to pay, at one gateway.
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  gateway text NOT NULL CHECK (gateway IN ('test', 'stripe')),
  -- The gateway's own name for it.
  gateway_id text NOT NULL,
  amount_yen integer NOT NULL CHECK (amount_yen > 0),
  -- The change of day that it pays the difference for; null: the booking itself.
  quote_id uuid REFERENCES quotes (id),
  state text NOT NULL CHECK (state IN ('started', 'needs_step_up', 'succeeded', 'declined', 'abandoned')),
  decline_reason text,
  refunded_yen integer NOT NULL DEFAULT 0 CHECK (refunded_yen BETWEEN 0 AND amount_yen),
  created_at timestamptz NOT NULL,
  UNIQUE (gateway, gateway_id),
  CHECK (refunded_yen = 0 OR state = 'succeeded')
);
CREATE INDEX payments_of_booking ON payments (booking_id);

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments (id),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  amount_yen integer NOT NULL CHECK (amount_yen > 0),
  reason text NOT NULL,
  -- Decided and booked at once; the gateway hears of it from a job.
  state text NOT NULL CHECK (state IN ('asked', 'done', 'failed')),
  gateway_id text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX refunds_of_booking ON refunds (booking_id);

-- What the gateway told us, each piece once, however often it is sent.
CREATE TABLE gateway_events (
  gateway text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, event_id)
);

CREATE TABLE saved_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  gateway text NOT NULL CHECK (gateway IN ('test', 'stripe')),
  -- The gateway's name for the card. Numbers never come here.
  token text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  expires text NOT NULL CHECK (expires ~ '^\d{4}-\d{2}$'),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, gateway, token)
);

-- Append-only, and every entry sums to zero: money that comes from somewhere goes somewhere.
CREATE TABLE ledger_lines (
  entry_id uuid NOT NULL,
  number smallint NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  -- 'gateway' holds what guests paid, 'guest' what we owe them a day for.
  account text NOT NULL CHECK (account IN ('gateway', 'guest')),
  amount_yen integer NOT NULL CHECK (amount_yen <> 0),
  memo text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (entry_id, number)
);
CREATE INDEX ledger_of_booking ON ledger_lines (booking_id);

CREATE TRIGGER ledger_lines_stay BEFORE UPDATE OR DELETE ON ledger_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_lines_are_not_emptied BEFORE TRUNCATE ON ledger_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_yen) FROM ledger_lines WHERE entry_id = NEW.entry_id) <> 0 THEN
    RAISE EXCEPTION 'The ledger entry % does not sum to zero.', NEW.entry_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();

-- The same request sent twice gets the same answer once done: (caller, endpoint, key) with the answer, kept a day.
CREATE TABLE idempotency_keys (
  caller text NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 8 AND 200),
  body_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (caller, endpoint, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
