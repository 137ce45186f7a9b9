-- What happened stays: moves of a booking like the ledger, and the trail in every column.

-- Append-only but for one change: of a booking that was erased, what a person typed as the reason becomes our words.
CREATE FUNCTION allow_only_forgotten_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.booking_id = OLD.booking_id AND NEW.number = OLD.number AND NEW.from_state IS NOT DISTINCT FROM OLD.from_state
    AND NEW.to_state = OLD.to_state AND NEW.actor = OLD.actor AND NEW.at = OLD.at
    AND (NEW.reason = OLD.reason OR (NEW.reason IN ('Cancelled by the guest', 'Decided by the office')
      AND EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND erased_at IS NOT NULL))) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER booking_moves_stay BEFORE DELETE ON booking_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_moves_are_not_emptied BEFORE TRUNCATE ON booking_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_moves_only_forgotten BEFORE UPDATE ON booking_moves
  FOR EACH ROW EXECUTE FUNCTION allow_only_forgotten_moves();

-- The version that a change led to is part of what happened, too.
CREATE OR REPLACE FUNCTION allow_only_forgotten_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.object_kind = OLD.object_kind AND NEW.object_id = OLD.object_id
    AND NEW.deed = OLD.deed AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id)
    AND NEW.version IS NOT DISTINCT FROM OLD.version
    AND (NEW.changes = OLD.changes OR NEW.changes = '[]') AND (NEW.reason = OLD.reason OR NEW.reason = '') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Who took a copy of what we hold about them, and the newest of a kind of entry for the page that shows them.
ALTER TABLE sign_in_events DROP CONSTRAINT sign_in_events_kind_check;
ALTER TABLE sign_in_events ADD CONSTRAINT sign_in_events_kind_check CHECK (kind IN
  ('signed_in', 'refused', 'paused', 'signed_out', 'code_asked', 'code_refused', 'signed_up', 'password_changed',
   'password_reset', 'email_changed', 'two_factor_on', 'two_factor_off', 'revoked', 'role_changed', 'closed', 'kept',
   'data_copied'));
CREATE INDEX change_trail_of_keys ON change_trail (id DESC) WHERE object_kind IN ('export', 'user');

-- An account that somebody made for an address opens when the address is shown to be theirs, by a link that was mailed to
-- it. Until then its password opens nothing: else signing in would tell what signing up does not.
ALTER TABLE users ADD COLUMN awaits_confirmation boolean NOT NULL DEFAULT false;
