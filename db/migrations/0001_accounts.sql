-- People who sign in, their sessions, and the trail of their sign-ins.

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (length(email) <= 254),
  -- How addresses are compared: only the case of A to Z is folded.
  email_key text NOT NULL UNIQUE,
  mobile text,
  country text,
  birth_date date,
  gender text,
  address text,
  image text,
  role text NOT NULL CHECK (role IN ('admin', 'user')),
  -- '1' is an active account (specification §3).
  status text NOT NULL DEFAULT '1',
  email_verified_at timestamptz,
  password_hash text NOT NULL,
  -- A demo account can sign in only while demo data is on.
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of the token: whoever reads this table still cannot sign in.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  origin_address inet NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id, created_at DESC);

CREATE TABLE sign_in_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signed_in', 'refused', 'paused', 'signed_out')),
  -- No reference: the trail outlives the account. Null when no account has that address.
  user_id uuid,
  -- SHA-256 of the address as compared, so that tries against one account can be counted without storing it.
  email_hash bytea,
  origin_address inet NOT NULL,
  user_agent text NOT NULL,
  request_id uuid NOT NULL
);
CREATE INDEX sign_in_events_of_user ON sign_in_events (user_id, at DESC);
CREATE INDEX sign_in_events_by_time ON sign_in_events (at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER sign_in_events_append_only BEFORE UPDATE OR DELETE ON sign_in_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sign_in_events_no_truncate BEFORE TRUNCATE ON sign_in_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Counters of attempts, shared by every process. A bucket starts anew when its window is over.
CREATE TABLE attempt_counters (
  bucket text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX attempt_counters_by_reset ON attempt_counters (resets_at);
