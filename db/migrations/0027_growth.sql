-- Figures and lists that take as long with a million bookings as with ten thousand.

-- Under what the money of a booking stands: its tour's id ('-rides': it is a ride) and the id of the car that serves it
-- or served it (empty: none, or not yet). Only of bookings that ever had money.
CREATE TABLE earnings_places (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  tour_key text NOT NULL,
  car_key text NOT NULL
);

-- What the ledger did and is not in the sums yet. Every way in writes here, in its own transaction, and nobody waits for
-- anybody; who reads adds it to the sums, and a job moves it there.
CREATE TABLE earnings_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  tour_key text NOT NULL,
  car_key text NOT NULL,
  paid_yen bigint NOT NULL,
  given_back_yen bigint NOT NULL,
  payments integer NOT NULL,
  refunds integer NOT NULL
);

-- The ledger by days and months in Tokyo (a month by its first day): whole, by tour, by car, and by both. '*': all.
CREATE TABLE earnings_sums (
  unit text NOT NULL CHECK (unit IN ('day', 'month')),
  parts text NOT NULL CHECK (parts IN ('whole', 'tour', 'car', 'tour-car')),
  starts_on date NOT NULL,
  tour_key text NOT NULL,
  car_key text NOT NULL,
  paid_yen bigint NOT NULL,
  given_back_yen bigint NOT NULL,
  payments integer NOT NULL,
  refunds integer NOT NULL,
  PRIMARY KEY (unit, parts, starts_on, tour_key, car_key)
);
CREATE INDEX earnings_sums_of_tour ON earnings_sums (unit, parts, tour_key, starts_on);

-- Where the money of bookings belongs now. One that is being moved to another day has two rounds for a while. Written so
-- that the index of the exclusion constraint does not fit, which begins with the resource and is slow for that.
CREATE VIEW earnings_places_now AS
  SELECT bookings.id AS booking_id, coalesce(bookings.tour_id::text, '-rides') AS tour_key,
    coalesce((SELECT assignments.resource_id::text FROM assignments
      JOIN vehicles ON vehicles.resource_id = assignments.resource_id
      WHERE assignments.booking_id = bookings.id AND coalesce(live, false)
      ORDER BY round DESC, assignments.resource_id LIMIT 1), '') AS car_key
  FROM bookings;

CREATE FUNCTION tell_earnings_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
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
    coalesce(-sum(amount_yen) FILTER (WHERE amount_yen < 0), 0), coalesce(sum(amount_yen) FILTER (WHERE amount_yen > 0), 0),
    count(*) FILTER (WHERE amount_yen < 0), count(*) FILTER (WHERE amount_yen > 0)
  FROM added JOIN placed USING (booking_id) WHERE account = 'guest' GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_tells_earnings AFTER INSERT ON ledger_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_earnings_of_money();

-- Moves the money of a booking to where it belongs now, and answers whether it did. Most bookings have none yet.
CREATE FUNCTION place_earnings(booking uuid) RETURNS boolean LANGUAGE plpgsql AS $$
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
    coalesce(-sum(sign * amount_yen) FILTER (WHERE amount_yen < 0), 0),
    coalesce(sum(sign * amount_yen) FILTER (WHERE amount_yen > 0), 0),
    coalesce(sum(sign) FILTER (WHERE amount_yen < 0), 0), coalesce(sum(sign) FILTER (WHERE amount_yen > 0), 0)
  FROM ledger_lines, (VALUES (before.tour_key, before.car_key, -1), (after.tour_key, after.car_key, 1))
    AS side (tour_key, car_key, sign)
  WHERE ledger_lines.booking_id = booking AND account = 'guest' GROUP BY 1, 2, 3;
  UPDATE earnings_places SET tour_key = after.tour_key, car_key = after.car_key WHERE booking_id = booking;
  RETURN true;
END $$;
CREATE FUNCTION tell_earnings_of_crew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_earnings(CASE WHEN TG_OP = 'DELETE' THEN OLD.booking_id ELSE NEW.booking_id END);
  RETURN NULL;
END $$;
CREATE TRIGGER new_crews_tell_earnings AFTER INSERT ON assignments
  FOR EACH ROW WHEN (NEW.live) EXECUTE FUNCTION tell_earnings_of_crew();
CREATE TRIGGER changed_crews_tell_earnings AFTER UPDATE OF live, resource_id, round ON assignments
  FOR EACH ROW WHEN (OLD.live <> NEW.live OR OLD.resource_id <> NEW.resource_id OR OLD.round <> NEW.round)
  EXECUTE FUNCTION tell_earnings_of_crew();
CREATE TRIGGER gone_crews_tell_earnings AFTER DELETE ON assignments
  FOR EACH ROW WHEN (OLD.live) EXECUTE FUNCTION tell_earnings_of_crew();
CREATE FUNCTION tell_earnings_of_tour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_earnings(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER other_tours_tell_earnings AFTER UPDATE OF tour_id ON bookings
  FOR EACH ROW WHEN (OLD.tour_id IS DISTINCT FROM NEW.tour_id) EXECUTE FUNCTION tell_earnings_of_tour();
-- Also where rows are brought in from elsewhere with triggers put off.
ALTER TABLE ledger_lines ENABLE ALWAYS TRIGGER ledger_tells_earnings;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER new_crews_tell_earnings;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER changed_crews_tell_earnings;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER gone_crews_tell_earnings;
ALTER TABLE bookings ENABLE ALWAYS TRIGGER other_tours_tell_earnings;

-- The eight sums that an entry of the ledger is part of.
CREATE FUNCTION earnings_parts_of(day date, tour text, car text)
  RETURNS TABLE (unit text, parts text, starts_on date, tour_key text, car_key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT units.unit, kinds.parts, CASE units.unit WHEN 'day' THEN day ELSE date_trunc('month', day::timestamp)::date END,
    CASE WHEN kinds.parts IN ('tour', 'tour-car') THEN tour ELSE '*' END,
    CASE WHEN kinds.parts IN ('car', 'tour-car') THEN car ELSE '*' END
  FROM (VALUES ('day'), ('month')) AS units (unit), (VALUES ('whole'), ('tour'), ('car'), ('tour-car')) AS kinds (parts)
$$;

-- All that there is already.
INSERT INTO earnings_places
  SELECT booking_id, tour_key, car_key FROM earnings_places_now
  WHERE booking_id IN (SELECT booking_id FROM ledger_lines WHERE account = 'guest');
INSERT INTO earnings_news (day, tour_key, car_key, paid_yen, given_back_yen, payments, refunds)
  SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, tour_key, car_key,
    coalesce(-sum(amount_yen) FILTER (WHERE amount_yen < 0), 0), coalesce(sum(amount_yen) FILTER (WHERE amount_yen > 0), 0),
    count(*) FILTER (WHERE amount_yen < 0), count(*) FILTER (WHERE amount_yen > 0)
  FROM ledger_lines JOIN earnings_places USING (booking_id) WHERE account = 'guest' GROUP BY 1, 2, 3;
INSERT INTO earnings_sums
  SELECT part.*, sum(paid_yen), sum(given_back_yen), sum(payments), sum(refunds)
  FROM earnings_news, earnings_parts_of(day, tour_key, car_key) AS part GROUP BY 1, 2, 3, 4, 5;
DELETE FROM earnings_news;

-- The ledger is read in this order, a day of it at a time.
CREATE INDEX ledger_in_order ON ledger_lines (at, entry_id) INCLUDE (booking_id, amount_yen) WHERE account = 'guest';
DROP INDEX ledger_by_time;

-- A page far down is walked in the index alone: what narrows it most often lies in the index too.
CREATE INDEX bookings_listed_by_start ON bookings (starts_at, id) INCLUDE (tour_id, state);
DROP INDEX bookings_in_order;
CREATE INDEX bookings_listed_by_guest ON bookings (lower(lead_name), id) INCLUDE (lead_name, tour_id, state);
DROP INDEX bookings_by_guest;
CREATE INDEX bookings_listed_by_total ON bookings (total_yen, id) INCLUDE (tour_id, state);
DROP INDEX bookings_by_total;
CREATE INDEX bookings_listed_by_creation ON bookings (created_at, id) INCLUDE (tour_id, state, starts_at);
DROP INDEX bookings_by_creation;
-- All bookings of an address, also of guests with an account.
CREATE INDEX bookings_by_address ON bookings (email_key, created_at);
DROP INDEX bookings_of_email;

-- What the dashboard shows of each day in Tokyo, added up in the same way as the earnings: bookings that were to be
-- ('tours') and those called off ('cancelled'), and the seconds that cars and people are out with guests.
CREATE TABLE day_sums (
  what text NOT NULL CHECK (what IN ('tours', 'cancelled', 'car-seconds', 'people-seconds')),
  day date NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (what, day)
);
CREATE TABLE day_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  what text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL
);

CREATE FUNCTION counts_as(state text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN state IN ('confirmed', 'redeemed', 'no_show') THEN 'tours' WHEN state = 'cancelled' THEN 'cancelled' END
$$;
CREATE FUNCTION tell_days_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT counts_as(state), (starts_at AT TIME ZONE 'Asia/Tokyo')::date, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM moved WHERE counts_as(state) IS NOT NULL GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE TRIGGER new_bookings_tell_days AFTER INSERT ON bookings
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION tell_days_of_bookings();
CREATE TRIGGER gone_bookings_tell_days AFTER DELETE ON bookings
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION tell_days_of_bookings();
CREATE FUNCTION tell_days_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT counts_as(state), (starts_at AT TIME ZONE 'Asia/Tokyo')::date, amount
  FROM (VALUES (OLD.state, OLD.starts_at, -1), (NEW.state, NEW.starts_at, 1)) AS moved (state, starts_at, amount)
  WHERE counts_as(state) IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_bookings_tell_days AFTER UPDATE OF state, starts_at ON bookings FOR EACH ROW
  WHEN (counts_as(OLD.state) IS DISTINCT FROM counts_as(NEW.state) OR OLD.starts_at <> NEW.starts_at)
  EXECUTE FUNCTION tell_days_of_booking();

CREATE FUNCTION tell_days_of_crews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT CASE kind WHEN 'vehicle' THEN 'car-seconds' ELSE 'people-seconds' END,
    (starts_at AT TIME ZONE 'Asia/Tokyo')::date,
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * extract(epoch FROM sum(ends_at - starts_at))::bigint
  FROM moved JOIN resources ON resources.id = resource_id WHERE live AND expires_at IS NULL GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE TRIGGER new_crews_tell_days AFTER INSERT ON assignments
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION tell_days_of_crews();
CREATE TRIGGER gone_crews_tell_days AFTER DELETE ON assignments
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION tell_days_of_crews();
CREATE FUNCTION tell_days_of_crew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_news (what, day, amount)
  SELECT CASE kind WHEN 'vehicle' THEN 'car-seconds' ELSE 'people-seconds' END,
    (starts_at AT TIME ZONE 'Asia/Tokyo')::date, sign * extract(epoch FROM ends_at - starts_at)::bigint
  FROM (VALUES (OLD.resource_id, OLD.starts_at, OLD.ends_at, OLD.live AND OLD.expires_at IS NULL, -1),
      (NEW.resource_id, NEW.starts_at, NEW.ends_at, NEW.live AND NEW.expires_at IS NULL, 1))
    AS moved (resource_id, starts_at, ends_at, counts, sign)
  JOIN resources ON resources.id = moved.resource_id WHERE counts;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_crews_tell_days AFTER UPDATE ON assignments FOR EACH ROW
  WHEN ((OLD.live AND OLD.expires_at IS NULL, OLD.resource_id, OLD.starts_at, OLD.ends_at)
    IS DISTINCT FROM (NEW.live AND NEW.expires_at IS NULL, NEW.resource_id, NEW.starts_at, NEW.ends_at))
  EXECUTE FUNCTION tell_days_of_crew();
ALTER TABLE bookings ENABLE ALWAYS TRIGGER new_bookings_tell_days;
ALTER TABLE bookings ENABLE ALWAYS TRIGGER gone_bookings_tell_days;
ALTER TABLE bookings ENABLE ALWAYS TRIGGER changed_bookings_tell_days;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER new_crews_tell_days;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER gone_crews_tell_days;
ALTER TABLE assignments ENABLE ALWAYS TRIGGER changed_crews_tell_days;

-- What the bookings and the crews themselves say of the days between two moments.
CREATE INDEX assignments_timed ON assignments (starts_at) INCLUDE (resource_id, ends_at, expires_at) WHERE live;
DROP INDEX assignments_by_start;
CREATE FUNCTION days_told(from_at timestamptz, until_at timestamptz)
  RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counts_as(state), (starts_at AT TIME ZONE 'Asia/Tokyo')::date, count(*) FROM bookings
  WHERE counts_as(state) IS NOT NULL AND starts_at >= from_at AND starts_at < until_at GROUP BY 1, 2
  UNION ALL
  SELECT CASE kind WHEN 'vehicle' THEN 'car-seconds' ELSE 'people-seconds' END,
    (starts_at AT TIME ZONE 'Asia/Tokyo')::date, extract(epoch FROM sum(ends_at - starts_at))::bigint
  FROM assignments JOIN resources ON resources.id = resource_id
  WHERE live AND expires_at IS NULL AND starts_at >= from_at AND starts_at < until_at GROUP BY 1, 2
$$;
INSERT INTO day_sums SELECT * FROM days_told('-infinity', 'infinity');

-- The same as bookings_to_remind_of.
DROP INDEX bookings_by_start;
