-- What members gather to book together, as wishes. Without an account a trip stays on its device.
CREATE TABLE trip_items (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Drawn where it was put into the trip, so that the same is one on every device.
  id uuid NOT NULL,
  wish jsonb NOT NULL CHECK (jsonb_typeof(wish) = 'object'),
  -- The same wish is in a trip once.
  wish_hash bytea NOT NULL CHECK (length(wish_hash) = 32),
  -- What it cost when its owner last looked; nobody is charged by it.
  seen_yen integer CHECK (seen_yen >= 0),
  seen_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, wish_hash)
);

-- Days that somebody lets others look at, as they stood when the link was made: without names, prices and doors.
CREATE TABLE shared_trips (
  code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  -- Who knows the key ends the link.
  key_hash bytea NOT NULL CHECK (length(key_hash) = 32),
  -- Whose it is; null: of somebody without an account.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array'),
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > made_at)
);
CREATE INDEX shared_trips_of_user ON shared_trips (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX shared_trips_by_end ON shared_trips (ends_at);
