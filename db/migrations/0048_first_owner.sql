-- The first key of the house: a link that is printed where Annai runs, and makes one person the owner.
CREATE TABLE set_up_links (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- What the owner's authenticator app will share with us: 20 bytes, or 37 more when sealed.
  secret bytea NOT NULL CHECK (length(secret) IN (20, 57)),
  -- For whom it was made by command; null: printed at the start, for whoever reads it there.
  email text CHECK (length(email) <= 254),
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > made_at),
  replaced_at timestamptz,
  used_at timestamptz,
  CHECK (replaced_at IS NULL OR used_at IS NULL)
);
-- One at a time opens anything.
CREATE UNIQUE INDEX set_up_links_one_open ON set_up_links ((true)) WHERE replaced_at IS NULL AND used_at IS NULL;

-- As people of the office write themselves in Japanese; the first character is their seal.
ALTER TABLE users ADD COLUMN name_in_japanese text CHECK (length(name_in_japanese) BETWEEN 1 AND 100);
