-- The people around the bookings: guests as the office knows them, partners, and what the office says about reviews.

CREATE TABLE guests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) <= 200),
  -- Where they are written to; null once they are erased.
  email text CHECK (length(email) <= 254),
  phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 40),
  -- As ISO 3166.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  language text NOT NULL DEFAULT '' CHECK (length(language) <= 60),
  name_board text NOT NULL DEFAULT '' CHECK (length(name_board) <= 40),
  food text NOT NULL DEFAULT '' CHECK (length(food) <= 200),
  walking text NOT NULL DEFAULT '' CHECK (length(walking) <= 200),
  children text NOT NULL DEFAULT '' CHECK (length(children) <= 200),
  likes text NOT NULL DEFAULT '' CHECK (length(likes) <= 200),
  -- Of two guests put together there may be twice as much as one can write.
  notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 20000),
  -- What the office wrote itself: news of bookings no longer change it.
  by_hand text[] NOT NULL DEFAULT '{}',
  -- The account that has shown one of their addresses to be its own.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Counted from bookings and money, so that lists need not.
  bookings integer NOT NULL DEFAULT 0,
  paid_yen bigint NOT NULL DEFAULT 0,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  last_at timestamptz,
  next_at timestamptz,
  -- By what the same person is recognised: digits of the mobile, letters of the name, brand and end of cards.
  phone_key text NOT NULL DEFAULT '',
  name_key text NOT NULL DEFAULT '',
  family_key text NOT NULL DEFAULT '',
  cards text[] NOT NULL DEFAULT '{}',
  -- Name, numbers and addresses, for whoever types some letters of them.
  search text NOT NULL DEFAULT '',
  merged_into uuid REFERENCES guests (id),
  version integer NOT NULL DEFAULT 1,
  erased_at timestamptz
);
CREATE INDEX guests_by_name ON guests (name_key, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_next ON guests (next_at, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_last ON guests (last_at DESC NULLS LAST, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_paid ON guests (paid_yen DESC, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_bookings ON guests (bookings DESC, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_first ON guests (first_seen DESC, id) WHERE merged_into IS NULL;
CREATE INDEX guests_by_phone ON guests (phone_key) WHERE merged_into IS NULL AND phone_key <> '';
CREATE INDEX guests_by_family ON guests (family_key) WHERE merged_into IS NULL AND family_key <> '';
CREATE INDEX guests_by_letters ON guests USING gin (search gin_trgm_ops);
CREATE INDEX guests_merged ON guests (merged_into) WHERE merged_into IS NOT NULL;

-- An address of mail is one guest's; a guest may have several.
CREATE TABLE guest_addresses (
  email_key text PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  guest_id uuid NOT NULL REFERENCES guests (id)
);
CREATE INDEX guest_addresses_of_guest ON guest_addresses (guest_id);

-- Whose a booking is; kept apart from the booking, since that is erased before this is.
CREATE TABLE guest_bookings (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  guest_id uuid NOT NULL REFERENCES guests (id)
);
CREATE INDEX guest_bookings_of_guest ON guest_bookings (guest_id);

-- Two rows that may be one person, and why; or that are two people, as somebody of the office said.
CREATE TABLE guest_pairs (
  first_id uuid NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
  reasons text[] NOT NULL,
  two_people boolean NOT NULL DEFAULT false,
  PRIMARY KEY (first_id, second_id),
  CHECK (first_id < second_id)
);
CREATE INDEX guest_pairs_of_second ON guest_pairs (second_id);

-- What was put together, and all that it takes to take it apart again within 30 days.
CREATE TABLE guest_merges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kept_id uuid NOT NULL REFERENCES guests (id),
  merged_id uuid NOT NULL REFERENCES guests (id),
  -- Fields of the kept one, {name: {before, after}}.
  fields jsonb NOT NULL,
  moved_keys text[] NOT NULL,
  moved_bookings uuid[] NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  apart_at timestamptz
);
CREATE INDEX guest_merges_of_kept ON guest_merges (kept_id, at DESC);
CREATE INDEX guest_merges_of_merged ON guest_merges (merged_id);
CREATE INDEX guest_merges_open ON guest_merges (at) WHERE apart_at IS NULL;

-- What changed and is not counted yet. Every way in writes here, in its own transaction; nobody waits for anybody.
CREATE TABLE guest_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid,
  user_id uuid
);
CREATE FUNCTION tell_guests_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guest_news (booking_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_tell_guests AFTER INSERT ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_guests_of_booking();
CREATE TRIGGER changed_bookings_tell_guests AFTER UPDATE OF state, starts_at, lead_name, email, phone, user_id, erased_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION tell_guests_of_booking();
CREATE FUNCTION tell_guests_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guest_news (booking_id) VALUES (NEW.booking_id);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_tells_guests AFTER INSERT ON ledger_lines
  FOR EACH ROW WHEN (NEW.account = 'guest') EXECUTE FUNCTION tell_guests_of_money();
CREATE FUNCTION tell_guests_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guest_news (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_tell_guests AFTER UPDATE OF email, email_verified_at, status, country, erased_at
  ON users FOR EACH ROW EXECUTE FUNCTION tell_guests_of_account();
-- All that there is already.
INSERT INTO guest_news (booking_id) SELECT id FROM bookings ORDER BY created_at, id;

-- Partners of the office.
CREATE TABLE agents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business text NOT NULL CHECK (length(business) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('hotel', 'driver', 'shop', 'guide', 'restaurant')),
  contact text NOT NULL CHECK (length(contact) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  email_key text NOT NULL UNIQUE,
  phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 40),
  area text NOT NULL DEFAULT '' CHECK (length(area) <= 80),
  languages text NOT NULL DEFAULT '' CHECK (length(languages) <= 120),
  registration text NOT NULL DEFAULT '' CHECK (length(registration) <= 60),
  commission_percent numeric(4, 1) NOT NULL CHECK (commission_percent BETWEEN 0 AND 50),
  notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 4000),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'active', 'paused', 'ended')),
  joined_on date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE INDEX agents_by_business ON agents (lower(business), id);

ALTER TABLE tour_reviews
  -- Rises with every judgement and answer, so that two people at once cannot both win.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Why it is hidden, as one of the three grounds there are; judged_reason says it in words.
  ADD COLUMN judged_ground text CHECK (judged_ground IN ('advertising', 'insult', 'other-people')),
  ADD COLUMN answered_at timestamptz;
UPDATE tour_reviews SET answered_at = coalesce(judged_at, created_at) WHERE answer IS NOT NULL;
CREATE INDEX tour_reviews_judged ON tour_reviews (status, stars, created_at, id);

-- The list of guests by their next and their last day, in both directions.
CREATE INDEX guests_by_next_backwards ON guests (next_at DESC NULLS LAST, id);
CREATE INDEX guests_by_last_upwards ON guests (last_at, id);
