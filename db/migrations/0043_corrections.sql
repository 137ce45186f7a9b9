-- What was entered wrongly of money by hand and taken back was never received: it lowers what was received on its own
-- day, as every entry counts on its own, and is no refund.

ALTER TABLE ledger_lines ADD COLUMN is_correction boolean NOT NULL DEFAULT false,
  -- It only ever takes back.
  ADD CHECK (NOT is_correction OR (amount_yen > 0) = (account = 'guest'));

-- The ledger stays as it was written; only what these entries were from the beginning is said of them.
ALTER TABLE ledger_lines DISABLE TRIGGER ledger_lines_stay;
UPDATE ledger_lines SET is_correction = true FROM refunds WHERE refunds.id = entry_id AND refunds.is_correction;
ALTER TABLE ledger_lines ENABLE TRIGGER ledger_lines_stay;

INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, tour_key, car_key, -sum(amount_yen), -sum(amount_yen), count(*), -count(*)
  FROM ledger_lines JOIN earnings_places USING (booking_id) WHERE account = 'guest' AND is_correction GROUP BY 1, 2, 3;

-- `payments` counts the entries that make up what was received: payments, and corrections of them.
CREATE OR REPLACE FUNCTION tell_earnings_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH placed AS (
    INSERT INTO earnings_places
    SELECT booking_id, tour_key, car_key FROM earnings_places_now
    WHERE booking_id IN (SELECT booking_id FROM added WHERE account = 'guest') ORDER BY booking_id
    -- Where it has one already, that one is asked for.
    ON CONFLICT (booking_id) DO UPDATE SET booking_id = EXCLUDED.booking_id
    RETURNING booking_id, tour_key, car_key)
  INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, tour_key, car_key,
    coalesce(-sum(amount_yen) FILTER (WHERE amount_yen < 0 OR is_correction), 0),
    coalesce(sum(amount_yen) FILTER (WHERE amount_yen > 0 AND NOT is_correction), 0),
    count(*) FILTER (WHERE amount_yen < 0 OR is_correction), count(*) FILTER (WHERE amount_yen > 0 AND NOT is_correction)
  FROM added JOIN placed USING (booking_id) WHERE account = 'guest' GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

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
  UPDATE earnings_places SET tour_key = after.tour_key, car_key = after.car_key WHERE booking_id = booking;
  RETURN true;
END $$;

-- A page of one kind is still walked in the index alone.
CREATE INDEX ledger_paged ON ledger_lines (at, entry_id) INCLUDE (number, booking_id, amount_yen, is_correction)
  WHERE account = 'guest';
DROP INDEX ledger_walked;
