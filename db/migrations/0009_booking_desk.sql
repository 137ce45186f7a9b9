-- One booking on the office's desk: what was changed by hand, and by whom at once.

ALTER TABLE bookings
  -- Rises with every change of the row, whoever makes it: who saves names the edition that was looked at. The version
  -- counts moves along the graph of states, and stays what it was.
  ADD COLUMN edition integer NOT NULL DEFAULT 1,
  -- Lines that are charged otherwise than computed: pieces {kind, label, computedYen, amountYen, reason, by, at}.
  ADD COLUMN price_overrides jsonb NOT NULL DEFAULT '[]',
  -- Confirmed, and somebody or something of its crew fell away; it waits for another.
  ADD COLUMN needs_crew boolean NOT NULL DEFAULT false;

CREATE FUNCTION count_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.edition := OLD.edition + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_count_editions BEFORE UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_edition();

-- The booking before and the booking after.
CREATE INDEX bookings_in_order ON bookings (starts_at, id);
CREATE INDEX bookings_that_need_crew ON bookings (starts_at) WHERE needs_crew AND state = 'confirmed';
