-- Lists of the office that stay quick with a hundred thousand bookings.

-- What is still to pay, only of bookings that owe something. It follows from the booking, the ledger and kindnesses; at
-- the end of each transaction it is counted anew, so that no lock is taken while others are still to come.
CREATE TABLE open_balances (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  due_yen integer NOT NULL CHECK (due_yen > 0)
);

CREATE FUNCTION count_balance(booking uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due bigint;
BEGIN
  SELECT CASE WHEN state IN ('confirmed', 'redeemed') THEN total_yen
      + coalesce((SELECT sum(amount_yen) FROM ledger_lines WHERE booking_id = booking AND account = 'guest'), 0)
      - coalesce((SELECT sum(amount_yen) FROM refunds WHERE booking_id = booking AND beyond_terms), 0) END
    INTO due FROM bookings WHERE id = booking;
  IF due > 0 THEN
    INSERT INTO open_balances VALUES (booking, due)
      ON CONFLICT (booking_id) DO UPDATE SET due_yen = EXCLUDED.due_yen WHERE open_balances.due_yen <> EXCLUDED.due_yen;
  ELSE
    DELETE FROM open_balances WHERE booking_id = booking;
  END IF;
END $$;
CREATE FUNCTION count_balance_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_balance(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION count_balance_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_balance(NEW.booking_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER new_bookings_count_balance AFTER INSERT ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state IN ('confirmed', 'redeemed'))
  EXECUTE FUNCTION count_balance_of_booking();
CREATE CONSTRAINT TRIGGER changed_bookings_count_balance AFTER UPDATE OF state, total_yen ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.total_yen IS DISTINCT FROM NEW.total_yen)
  EXECUTE FUNCTION count_balance_of_booking();
CREATE CONSTRAINT TRIGGER ledger_counts_balance AFTER INSERT ON ledger_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.account = 'guest')
  EXECUTE FUNCTION count_balance_of_money();
CREATE CONSTRAINT TRIGGER kindness_counts_balance AFTER INSERT ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.beyond_terms)
  EXECUTE FUNCTION count_balance_of_money();
SELECT count_balance(id) FROM bookings WHERE state IN ('confirmed', 'redeemed');

-- A page of a list is walked in one of these orders; each ends with the id, so that no row is on two pages.
-- What a status is made of lies in them too, so that counting need not open the rows.
CREATE INDEX bookings_by_state ON bookings (state, starts_at, id) INCLUDE (ends_at, needs_crew, tour_id);
CREATE INDEX bookings_of_tour ON bookings (tour_id, starts_at, id) INCLUDE (state, ends_at, needs_crew);
CREATE INDEX bookings_by_guest ON bookings (lower(lead_name), id);
CREATE INDEX bookings_by_total ON bookings (total_yen, id);
CREATE INDEX bookings_by_party ON bookings (((wish ->> 'guests')::int), id);
-- Where guests are met, by any letters of it.
CREATE INDEX bookings_by_pick_up ON bookings USING gin ((pick_up ->> 'name') gin_trgm_ops);

-- The crew of a booking. Without it the planner may take the exclusion constraint's index, which is slow for that.
CREATE INDEX assignments_of_booking ON assignments (booking_id) WHERE live;
