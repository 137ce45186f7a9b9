-- On whose side it lies that a day is off: it sets what goes back, what the guest reads and what is counted. Null where
-- nobody said so. What happened is a word of ours, such as 'typhoon'; the sentence for the guest is the move's reason.
ALTER TABLE bookings
  ADD COLUMN cancel_cause text CHECK (cancel_cause IN ('guest', 'weather', 'office')),
  ADD COLUMN cancel_event text,
  ADD CONSTRAINT bookings_cancelled_with_cause CHECK (cancel_cause IS NULL OR state = 'cancelled');

-- A day that the weather took is nobody's cancellation: it leaves the rate of those called off.
CREATE FUNCTION counts_as(state text, cause text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN state IN ('confirmed', 'redeemed', 'no_show') THEN 'tours'
    WHEN state = 'cancelled' AND cause IS DISTINCT FROM 'weather' THEN 'cancelled' END
$$;
CREATE OR REPLACE FUNCTION tell_days_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT counts_as(state, cancel_cause), (starts_at AT TIME ZONE 'Asia/Tokyo')::date,
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM moved WHERE counts_as(state, cancel_cause) IS NOT NULL GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION tell_days_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT counts_as(state, cause), (starts_at AT TIME ZONE 'Asia/Tokyo')::date, amount
  FROM (VALUES (OLD.state, OLD.cancel_cause, OLD.starts_at, -1), (NEW.state, NEW.cancel_cause, NEW.starts_at, 1))
    AS moved (state, cause, starts_at, amount)
  WHERE counts_as(state, cause) IS NOT NULL;
  RETURN NULL;
END $$;
DROP TRIGGER changed_bookings_tell_days ON bookings;
CREATE TRIGGER changed_bookings_tell_days AFTER UPDATE OF state, cancel_cause, starts_at ON bookings FOR EACH ROW
  WHEN (counts_as(OLD.state, OLD.cancel_cause) IS DISTINCT FROM counts_as(NEW.state, NEW.cancel_cause)
    OR OLD.starts_at <> NEW.starts_at)
  EXECUTE FUNCTION tell_days_of_booking();
ALTER TABLE bookings ENABLE ALWAYS TRIGGER changed_bookings_tell_days;
CREATE OR REPLACE FUNCTION days_told(from_at timestamptz, until_at timestamptz)
  RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counts_as(state, cancel_cause), (starts_at AT TIME ZONE 'Asia/Tokyo')::date, count(*) FROM bookings
  WHERE counts_as(state, cancel_cause) IS NOT NULL AND starts_at >= from_at AND starts_at < until_at GROUP BY 1, 2
  UNION ALL
  SELECT CASE kind WHEN 'vehicle' THEN 'car-seconds' ELSE 'people-seconds' END,
    (starts_at AT TIME ZONE 'Asia/Tokyo')::date, extract(epoch FROM sum(ends_at - starts_at))::bigint
  FROM assignments JOIN resources ON resources.id = resource_id
  WHERE live AND expires_at IS NULL AND starts_at >= from_at AND starts_at < until_at GROUP BY 1, 2
$$;
DROP FUNCTION counts_as(text);

-- What went back as a kindness may later be counted towards a lower price; that much of it is no kindness any more.
ALTER TABLE refunds ADD COLUMN counted_yen integer NOT NULL DEFAULT 0
  CHECK (counted_yen >= 0 AND counted_yen <= amount_yen AND (beyond_terms OR counted_yen = 0));
CREATE OR REPLACE FUNCTION count_balance(booking uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due bigint;
BEGIN
  SELECT CASE WHEN state IN ('confirmed', 'redeemed') THEN total_yen
      + coalesce((SELECT sum(amount_yen) FROM ledger_lines WHERE booking_id = booking AND account = 'guest'), 0)
      - coalesce((SELECT sum(amount_yen - counted_yen) FROM refunds WHERE booking_id = booking AND beyond_terms), 0) END
    INTO due FROM bookings WHERE id = booking;
  IF due > 0 THEN
    INSERT INTO open_balances VALUES (booking, due)
      ON CONFLICT (booking_id) DO UPDATE SET due_yen = EXCLUDED.due_yen WHERE open_balances.due_yen <> EXCLUDED.due_yen;
  ELSE
    DELETE FROM open_balances WHERE booking_id = booking;
  END IF;
END $$;
CREATE CONSTRAINT TRIGGER counted_kindness_counts_balance AFTER UPDATE OF counted_yen ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.counted_yen <> NEW.counted_yen)
  EXECUTE FUNCTION count_balance_of_money();

-- Several bookings cancelled or moved in one deed (a typhoon): what was decided, and how far it is. Each booking is
-- settled in a transaction of its own together with its row here, so that a crash in the middle loses and repeats nothing.
CREATE TABLE booking_batches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  what text NOT NULL CHECK (what IN ('cancel', 'move')),
  cause text NOT NULL CHECK (cause IN ('weather', 'office')),
  event text NOT NULL,
  -- In one sentence, for the guests.
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  -- Of a move.
  to_day date,
  by_user uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((what = 'move') = (to_day IS NOT NULL))
);
CREATE TABLE booking_batch_items (
  batch_id uuid NOT NULL REFERENCES booking_batches (id) ON DELETE CASCADE,
  number integer NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
  -- What went back with it.
  refund_yen integer NOT NULL DEFAULT 0,
  -- Why it stayed as it was, in words.
  why text NOT NULL DEFAULT '',
  settled_at timestamptz,
  PRIMARY KEY (batch_id, number),
  UNIQUE (batch_id, booking_id)
);
CREATE INDEX booking_batch_items_waiting ON booking_batch_items (batch_id, number) WHERE state = 'waiting';
