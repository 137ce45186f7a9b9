-- What the house plans, and who wants to hear when it is there.
CREATE TABLE coming_things (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  body text NOT NULL,
  -- From which month, as 2027-03; null: none is said.
  month text CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  picture_name text NOT NULL REFERENCES pictures (name),
  -- What the office says of the picture here; null: what the picture says of itself.
  picture_alt text,
  picture_focus text,
  -- 'draft': nobody outside knows it; 'announced': on the page; 'here': it came, and those who asked are told.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'announced', 'here')),
  -- What the mail says once it is here, and the page of ours to which it leads.
  news text NOT NULL,
  link text NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  changed_at timestamptz,
  here_at timestamptz
);

-- An address and one thing; what is over is swept (server/house/coming/sweep-wishes.ts).
CREATE TABLE coming_wishes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Null: that the house opens.
  thing_id uuid REFERENCES coming_things (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- By the link in the mail; before it nothing else is sent.
  confirmed_at timestamptz,
  told_at timestamptz,
  -- By whoever holds a link of ours: nothing more is sent.
  stopped_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (thing_id, email_key)
);
CREATE INDEX coming_wishes_by_key ON coming_wishes (email_key);

ALTER TABLE mail_limits DROP CONSTRAINT mail_limits_kind_check,
  ADD CONSTRAINT mail_limits_kind_check CHECK (kind IN ('unpaid', 'again', 'account', 'contact', 'coming'));
-- Links by which somebody says that they want to hear of something.
INSERT INTO mail_limits (kind, most_an_hour, most_a_day) VALUES ('coming', 4, 12);
