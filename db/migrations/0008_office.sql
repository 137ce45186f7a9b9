-- The office: who changed what, and the views that people keep of their lists.

-- Every change that somebody of the office made by hand: who, when, what, before and after. Append-only but for one
-- change: forgetting what it said of a person who left us.
CREATE TABLE change_trail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What was changed, such as 'booking' or 'tour', and its id there.
  object_kind text NOT NULL CHECK (length(object_kind) BETWEEN 1 AND 40),
  object_id text NOT NULL CHECK (length(object_id) BETWEEN 1 AND 100),
  -- Who; null: a machine of ours, or somebody whose account is gone.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- What was done, in a few words: 'Price changed by hand'.
  deed text NOT NULL CHECK (length(deed) BETWEEN 1 AND 200),
  -- Pieces {name, before, after}, each as words for a person.
  changes jsonb NOT NULL DEFAULT '[]',
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  -- Of the object, after the change.
  version integer,
  at timestamptz NOT NULL
);
CREATE INDEX change_trail_of_object ON change_trail (object_kind, object_id, id DESC);
CREATE FUNCTION allow_only_forgotten_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.object_kind = OLD.object_kind AND NEW.object_id = OLD.object_id
    AND NEW.deed = OLD.deed AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id)
    AND (NEW.changes = OLD.changes OR NEW.changes = '[]') AND (NEW.reason = OLD.reason OR NEW.reason = '') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER change_trail_stays BEFORE DELETE ON change_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER change_trail_is_not_emptied BEFORE TRUNCATE ON change_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER change_trail_only_forgotten BEFORE UPDATE ON change_trail
  FOR EACH ROW EXECUTE FUNCTION allow_only_forgotten_changes();

-- A list as somebody keeps it: filters, order and columns, as they stand in the page's address.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Which list, such as 'tour-bookings'.
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 40),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Seen by everybody at the desk, not only by its owner.
  shared boolean NOT NULL DEFAULT false,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- The query of the address.
  query text NOT NULL CHECK (length(query) <= 2000),
  created_at timestamptz NOT NULL,
  UNIQUE (list, user_id, name)
);
CREATE INDEX saved_views_of_list ON saved_views (list, created_at);
