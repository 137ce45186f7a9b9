-- The board: who is away, what the crew marked on the road, their links, and news of all of it.

ALTER TABLE resources
  ADD COLUMN name_ja text NOT NULL DEFAULT '' CHECK (length(name_ja) <= 80),
  -- Of people: where the link to their day goes, and how the others of the crew reach them.
  ADD COLUMN email text NOT NULL DEFAULT '' CHECK (length(email) <= 254),
  ADD COLUMN phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 40);

ALTER TABLE garages ADD COLUMN name_ja text NOT NULL DEFAULT '';

-- As a chauffeur types it into the car; empty: not known.
ALTER TABLE places ADD COLUMN address_ja text NOT NULL DEFAULT '';

-- The last day on which a car may carry guests by its papers; null: not known to end.
ALTER TABLE vehicles ADD COLUMN papers_until date;

-- When the guest's flight lands, as the desk knows it: nobody is picked up before it.
ALTER TABLE bookings ADD COLUMN flight_lands_at timestamptz;

-- Who was out with the same guest before, for the proposals.
CREATE INDEX bookings_of_guest ON bookings (email_key, starts_at) WHERE state IN ('confirmed', 'redeemed');

-- Ill, on leave at short notice, in repair: from one moment to another. Days off that are planned are in days_off.
CREATE TABLE absences (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_id uuid NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ill', 'leave', 'repair', 'other')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 300),
  -- Somebody of the office; null once they left it.
  entered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  entered_at timestamptz NOT NULL,
  -- What it took: pieces {bookingId, round}, so that they can come back.
  took jsonb NOT NULL DEFAULT '[]',
  -- Ended by the desk, as if it had not been; kept for the history.
  ended_at timestamptz
);
CREATE INDEX absences_that_count ON absences (resource_id, ends_at) WHERE ended_at IS NULL;
CREATE INDEX absences_by_end ON absences (ends_at) WHERE ended_at IS NULL;

-- What the crew tapped. A tap that was taken back stays, and counts for nothing.
CREATE TABLE crew_marks (
  -- Made by the telephone: the same tap sent twice is one.
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES resources (id),
  step text NOT NULL CHECK (step IN ('on_the_way', 'arrived', 'on_board', 'done')),
  -- Of the tap, by the telephone; it may come much later.
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  undone_at timestamptz
);
-- Chauffeur and guide may both tap: the first counts.
CREATE UNIQUE INDEX one_mark_a_step ON crew_marks (booking_id, step) WHERE undone_at IS NULL;

-- What the crew told from the road.
CREATE TABLE crew_troubles (
  id uuid PRIMARY KEY,
  resource_id uuid NOT NULL REFERENCES resources (id),
  booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 500),
  at timestamptz NOT NULL,
  seen_at timestamptz,
  seen_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX crew_troubles_to_see ON crew_troubles (resource_id) WHERE seen_at IS NULL;

-- One person's day behind a link. Only the hash is kept.
CREATE TABLE crew_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_id uuid NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  day date NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  mailed_at timestamptz,
  opened_at timestamptz,
  -- What stood there when it was last opened: {jobs, print}, ids of bookings and a hash of all that is said of them.
  seen jsonb,
  revoked_at timestamptz
);
CREATE INDEX crew_links_of_day ON crew_links (day, resource_id);
CREATE UNIQUE INDEX one_link_a_day ON crew_links (day, resource_id) WHERE revoked_at IS NULL;

-- Every board hears that something of it changed, whoever changed it and in whichever process. The same news within one
-- transaction is sent once, when it commits.
CREATE FUNCTION tell_boards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('annai', 'board');
  RETURN NULL;
END $$;
CREATE TRIGGER assignments_tell_boards AFTER INSERT OR UPDATE OR DELETE ON assignments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER bookings_tell_boards AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER absences_tell_boards AFTER INSERT OR UPDATE OR DELETE ON absences
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER crew_marks_tell_boards AFTER INSERT OR UPDATE OR DELETE ON crew_marks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER crew_troubles_tell_boards AFTER INSERT OR UPDATE OR DELETE ON crew_troubles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER resources_tell_boards AFTER INSERT OR UPDATE OR DELETE ON resources
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
CREATE TRIGGER days_off_tell_boards AFTER INSERT OR UPDATE OR DELETE ON days_off
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
