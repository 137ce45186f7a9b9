-- By this start the terms of a booking are judged where we moved it nearer: no guest loses a refund by a move of ours.
-- Null: by its own.
ALTER TABLE bookings ADD COLUMN terms_start_at timestamptz;

-- Whoever took a job over after it had begun: from then on it is their duty, and not from its pick-up.
ALTER TABLE assignments ADD COLUMN joined_at timestamptz;

-- Work beside the crews that bookings have: what somebody did of a job until they were relieved, and the way with a car
-- that is brought to guests on the road. For every rule of duty it is time like that of a job.
CREATE TABLE road_duties (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_id uuid NOT NULL REFERENCES resources (id),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  round smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('relieved', 'brings')),
  -- What they drove, or bring; null where no car was known.
  car_id uuid REFERENCES resources (id),
  -- They set out then; null: they were there from the pick-up on.
  joined_at timestamptz,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  from_area text NOT NULL REFERENCES areas (code),
  to_area text NOT NULL REFERENCES areas (code),
  driving_minutes integer NOT NULL CHECK (driving_minutes >= 0),
  UNIQUE (booking_id, resource_id, round, kind)
);
CREATE INDEX road_duties_by_start ON road_duties (starts_at);
CREATE TRIGGER road_duties_tell_boards AFTER INSERT OR UPDATE OR DELETE ON road_duties
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
