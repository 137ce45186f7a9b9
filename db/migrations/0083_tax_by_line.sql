-- Each line of a price has its tax class, and money is told apart by it.

-- The reduced rate beside the standard one. Before October 2019 there was one rate for all.
ALTER TABLE tax_rates ADD COLUMN reduced_percent smallint;
UPDATE tax_rates SET reduced_percent = least(percent, 8);
ALTER TABLE tax_rates ALTER COLUMN reduced_percent SET NOT NULL,
  ADD CHECK (reduced_percent BETWEEN 0 AND percent);

-- The day from which the rates of a day hold; before the first one, the first.
DROP FUNCTION tax_percent_on;
CREATE FUNCTION tax_rate_from(day date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT from_day FROM tax_rates ORDER BY from_day > day, CASE WHEN from_day <= day THEN from_day END DESC, from_day LIMIT 1
$$;

ALTER TABLE extras ADD COLUMN tax_class text NOT NULL DEFAULT 'standard'
  CHECK (tax_class IN ('standard', 'reduced', 'exempt', 'outside'));

-- Of the bookings: what a price is made of, for whoever writes down what its money is.
CREATE VIEW booking_bills AS SELECT id AS booking_id, lines, state = 'cancelled' AS is_cancelled FROM bookings;

-- Which part of the money of a payment or a refund (below zero) is not taxed at the standard rate; all other is. The
-- ledger stays as it is: most money has no row here.
CREATE TABLE tax_parts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  -- Of the payment or the refund.
  move_id uuid NOT NULL,
  -- 'money': as it came or went; 'price': since its booking costs otherwise; 'cancelled': since its booking was called off.
  occasion text NOT NULL CHECK (occasion IN ('money', 'price', 'cancelled')),
  -- 'kept': after a cancellation, outside the tax.
  part text NOT NULL CHECK (part IN ('reduced', 'exempt', 'outside', 'kept')),
  amount_yen integer NOT NULL CHECK (amount_yen <> 0),
  at timestamptz NOT NULL
);
CREATE INDEX tax_parts_of_booking ON tax_parts (booking_id);
CREATE INDEX tax_parts_of_move ON tax_parts (move_id);
CREATE INDEX tax_parts_by_time ON tax_parts (at);
CREATE TRIGGER tax_parts_stay BEFORE UPDATE OR DELETE ON tax_parts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_parts_are_not_emptied BEFORE TRUNCATE ON tax_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Of the net what is not at the standard rate; the rest of it is.
ALTER TABLE earnings_news
  ADD COLUMN reduced_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN exempt_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN outside_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN kept_yen bigint NOT NULL DEFAULT 0;
ALTER TABLE earnings_sums
  ADD COLUMN reduced_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN exempt_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN outside_yen bigint NOT NULL DEFAULT 0,
  ADD COLUMN kept_yen bigint NOT NULL DEFAULT 0;

CREATE FUNCTION tell_earnings_of_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH placed AS (
    INSERT INTO earnings_places
    SELECT booking_id, tour_key, car_key FROM earnings_places_now
    WHERE booking_id IN (SELECT booking_id FROM added) ORDER BY booking_id
    -- Where it has one already, that one is asked for.
    ON CONFLICT (booking_id) DO UPDATE SET booking_id = EXCLUDED.booking_id
    RETURNING booking_id, tour_key, car_key)
  INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds,
    reduced_yen, exempt_yen, outside_yen, kept_yen)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, tour_key, car_key, 0, 0, 0, 0,
    coalesce(sum(amount_yen) FILTER (WHERE part = 'reduced'), 0), coalesce(sum(amount_yen) FILTER (WHERE part = 'exempt'), 0),
    coalesce(sum(amount_yen) FILTER (WHERE part = 'outside'), 0), coalesce(sum(amount_yen) FILTER (WHERE part = 'kept'), 0)
  FROM added JOIN placed USING (booking_id) GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER tax_tells_earnings AFTER INSERT ON tax_parts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_earnings_of_tax();
-- Also where rows are brought in from elsewhere with triggers put off.
ALTER TABLE tax_parts ENABLE ALWAYS TRIGGER tax_tells_earnings;

-- What money is moves with it to another tour or car.
CREATE OR REPLACE FUNCTION place_earnings(booking uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  before earnings_places;
  after earnings_places;
BEGIN
  SELECT * INTO before FROM earnings_places WHERE booking_id = booking;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT * INTO after FROM earnings_places_now WHERE booking_id = booking;
  IF before = after THEN RETURN false; END IF;
  SELECT * INTO before FROM earnings_places WHERE booking_id = booking FOR UPDATE;
  INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, side.tour_key, side.car_key,
    coalesce(-sum(sign * amount_yen) FILTER (WHERE amount_yen < 0 OR is_correction), 0),
    coalesce(sum(sign * amount_yen) FILTER (WHERE amount_yen > 0 AND NOT is_correction), 0),
    coalesce(sum(sign) FILTER (WHERE amount_yen < 0 OR is_correction), 0),
    coalesce(sum(sign) FILTER (WHERE amount_yen > 0 AND NOT is_correction), 0)
  FROM ledger_lines, (VALUES (before.tour_key, before.car_key, -1), (after.tour_key, after.car_key, 1))
    AS side (tour_key, car_key, sign)
  WHERE ledger_lines.booking_id = booking AND account = 'guest' GROUP BY 1, 2, 3;
  INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds,
    reduced_yen, exempt_yen, outside_yen, kept_yen)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, side.tour_key, side.car_key, 0, 0, 0, 0,
    coalesce(sum(sign * amount_yen) FILTER (WHERE part = 'reduced'), 0),
    coalesce(sum(sign * amount_yen) FILTER (WHERE part = 'exempt'), 0),
    coalesce(sum(sign * amount_yen) FILTER (WHERE part = 'outside'), 0),
    coalesce(sum(sign * amount_yen) FILTER (WHERE part = 'kept'), 0)
  FROM tax_parts, (VALUES (before.tour_key, before.car_key, -1), (after.tour_key, after.car_key, 1))
    AS side (tour_key, car_key, sign)
  WHERE tax_parts.booking_id = booking GROUP BY 1, 2, 3;
  UPDATE earnings_places SET tour_key = after.tour_key, car_key = after.car_key WHERE booking_id = booking;
  RETURN true;
END $$;

-- What was kept of bookings that were called off was never taxed: it is so from their cancelling on. What was given back
-- of it later was of that.
WITH cancelled AS (
  SELECT payments.id, payments.booking_id, greatest(max(booking_moves.at), payments.paid_at) AS at,
    payments.amount_yen - payments.refunded_yen AS left_yen
  FROM payments JOIN bookings ON bookings.id = payments.booking_id
    JOIN booking_moves ON booking_moves.booking_id = bookings.id AND to_state = 'cancelled'
  WHERE bookings.state = 'cancelled' AND payments.state = 'succeeded'
  GROUP BY payments.id),
later AS (
  SELECT refunds.id, refunds.payment_id, refunds.booking_id, refunds.amount_yen, refunds.created_at AS at
  FROM refunds JOIN cancelled ON cancelled.id = payment_id WHERE created_at > cancelled.at),
kept AS (
  SELECT id, booking_id, at,
    left_yen + coalesce((SELECT sum(amount_yen) FROM later WHERE payment_id = cancelled.id), 0) AS yen
  FROM cancelled)
INSERT INTO tax_parts (booking_id, move_id, occasion, part, amount_yen, at)
  SELECT booking_id, id, 'cancelled', 'kept', yen, at FROM kept WHERE yen > 0
  UNION ALL SELECT booking_id, id, 'money', 'kept', -amount_yen, at FROM later
  ORDER BY 6, 2;
