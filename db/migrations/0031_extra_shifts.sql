-- Somebody agreed to come outside their hours, or on a day off: a shift of its own, with why. Duty and rest hold for it
-- as for every other.
CREATE TABLE extra_shifts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_id uuid NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  -- Who of the desk asked them; null once they left the office.
  asked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX extra_shifts_of_resource ON extra_shifts (resource_id, ends_at);
CREATE TRIGGER extra_shifts_tell_boards AFTER INSERT OR UPDATE OR DELETE ON extra_shifts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
