-- A place of one's own: links that work once, two-factor sign-in, what an account keeps, reviews of real days, receipts,
-- and leaving again.

ALTER TABLE users
  -- What checkout fills in for them.
  ADD COLUMN name_board text NOT NULL DEFAULT '' CHECK (length(name_board) <= 40),
  ADD COLUMN crew_note text NOT NULL DEFAULT '' CHECK (length(crew_note) <= 500),
  ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now(),
  -- Behind the link by which a saved list is shared; null: it is not.
  ADD COLUMN wishlist_code text UNIQUE,
  -- The account is closed and erased after this moment, unless its owner says otherwise before.
  ADD COLUMN erase_after timestamptz,
  ADD COLUMN erased_at timestamptz;
CREATE INDEX users_to_erase ON users (erase_after) WHERE erased_at IS NULL AND erase_after IS NOT NULL;

-- Links that we mail. Each works once; only hashes are kept.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'change_email', 'keep_account')),
  -- The address it was sent to: what it proves.
  email text NOT NULL CHECK (length(email) <= 254),
  -- Of a change of address: the session that asked, which goes on.
  session_id uuid REFERENCES sessions (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_of_user ON account_links (user_id, purpose);
CREATE INDEX account_links_of_session ON account_links (session_id) WHERE session_id IS NOT NULL;

CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret bytea NOT NULL CHECK (length(secret) = 20),
  begun_at timestamptz NOT NULL,
  -- Null while the app was not tried yet: nothing is asked at sign-in.
  on_since timestamptz,
  -- The newest half minute whose code was taken; this one and those before it are used up.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The password was right; the second question is open.
CREATE TABLE two_factor_challenges (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  -- Answered, or tried too often.
  ended_at timestamptz
);
CREATE INDEX two_factor_challenges_of_user ON two_factor_challenges (user_id);

-- The trail stays append-only but for one change: forgetting whose it was.
ALTER TABLE sign_in_events DROP CONSTRAINT sign_in_events_kind_check;
ALTER TABLE sign_in_events ADD CONSTRAINT sign_in_events_kind_check CHECK (kind IN
  ('signed_in', 'refused', 'paused', 'signed_out', 'code_asked', 'code_refused', 'signed_up', 'password_changed',
   'password_reset', 'email_changed', 'two_factor_on', 'two_factor_off', 'revoked', 'role_changed', 'closed', 'kept'));
CREATE FUNCTION allow_only_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.kind = OLD.kind AND NEW.request_id = OLD.request_id
    AND NEW.user_id IS NULL AND NEW.email_hash IS NULL AND NEW.origin_address = '0.0.0.0' AND NEW.user_agent = '' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER sign_in_events_append_only ON sign_in_events;
CREATE TRIGGER sign_in_events_stay BEFORE DELETE ON sign_in_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sign_in_events_only_forgotten BEFORE UPDATE ON sign_in_events
  FOR EACH ROW EXECUTE FUNCTION allow_only_forgetting();

-- Mails that an address does not want. By address and not by account: guests without one may say no, too.
CREATE TABLE mail_refusals (
  email_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reminder', 'review')),
  at timestamptz NOT NULL,
  PRIMARY KEY (email_key, kind)
);

-- Pictures that people send us, encoded by us, in the database that all processes share.
CREATE TABLE picture_files (
  path text NOT NULL,
  -- Such as '480.avif'.
  ending text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (path, ending)
);
ALTER TABLE pictures
  -- Who sent it; null: it is ours.
  ADD COLUMN uploaded_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN uploaded_at timestamptz,
  -- What it was sent for, such as a booking; nothing else may name it.
  ADD COLUMN uploaded_for uuid,
  -- Something names it; what nothing names within a day is forgotten.
  ADD COLUMN kept_at timestamptz;
CREATE INDEX pictures_uploaded ON pictures (uploaded_at) WHERE uploaded_at IS NOT NULL AND kept_at IS NULL;
CREATE INDEX pictures_uploaded_by ON pictures (uploaded_by) WHERE uploaded_by IS NOT NULL;
CREATE INDEX pictures_uploaded_for ON pictures (uploaded_for) WHERE uploaded_for IS NOT NULL;

CREATE TABLE wishes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What it is and its slug, as "tour:fuji-at-first-light".
  item text NOT NULL CHECK (item ~ '^(tour|cab|hotel):[a-z0-9-]{1,100}$'),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, item)
);

ALTER TABLE saved_travellers
  ADD COLUMN birth_date date,
  -- Of the passport, as ISO 3166.
  ADD COLUMN document_country text CHECK (document_country ~ '^[A-Z]{2}$'),
  -- Code of an extra.
  ADD COLUMN child_seat text CHECK (child_seat IN ('child-seat', 'booster-seat')),
  ADD COLUMN diet text NOT NULL DEFAULT '' CHECK (length(diet) <= 120),
  ADD COLUMN walking text NOT NULL DEFAULT 'any' CHECK (walking IN ('any', 'short', 'wheelchair'));

-- The card that checkout offers first.
ALTER TABLE saved_cards ADD COLUMN first_choice boolean NOT NULL DEFAULT false;
UPDATE saved_cards SET first_choice = true WHERE id IN
  (SELECT DISTINCT ON (user_id, gateway) id FROM saved_cards ORDER BY user_id, gateway, created_at, id);
CREATE UNIQUE INDEX one_first_choice ON saved_cards (user_id, gateway) WHERE first_choice;

-- What a receipt says about how it was paid; null where the gateway did not tell.
ALTER TABLE payments
  ADD COLUMN card_brand text,
  ADD COLUMN card_last4 text CHECK (card_last4 ~ '^\d{4}$'),
  ADD COLUMN paid_at timestamptz,
  -- Its place among the receipts of its booking, kept because a receipt must never change its number.
  ADD COLUMN receipt_number smallint,
  ADD UNIQUE (booking_id, receipt_number);
UPDATE payments SET paid_at = created_at, receipt_number = nth
  FROM (SELECT id, row_number() OVER (PARTITION BY booking_id ORDER BY created_at, id) AS nth
    FROM payments WHERE state = 'succeeded') AS numbered
  WHERE payments.id = numbered.id;
ALTER TABLE payments ADD CHECK (state <> 'succeeded' OR (paid_at IS NOT NULL AND receipt_number IS NOT NULL));
-- The same of credit notes.
ALTER TABLE refunds ADD COLUMN note_number smallint, ADD UNIQUE (booking_id, note_number);
UPDATE refunds SET note_number = nth
  FROM (SELECT id, row_number() OVER (PARTITION BY booking_id ORDER BY created_at, id) AS nth FROM refunds) AS numbered
  WHERE refunds.id = numbered.id;
ALTER TABLE refunds ALTER COLUMN note_number SET NOT NULL;

-- Who we are on paper. One row.
CREATE TABLE company (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  name text NOT NULL,
  address text NOT NULL,
  -- As the tax office registers issuers of invoices: T and 13 digits.
  registration_number text CHECK (registration_number ~ '^T\d{13}$')
);
INSERT INTO company (name, address) VALUES ('Annai K.K.', 'Nihonbashi, Chuo-ku, Tokyo');

ALTER TABLE bookings
  -- Of a guest who left us: name and telephone go with this day, since the crew may still need them until then.
  ADD COLUMN erase_on date,
  ADD COLUMN erased_at timestamptz;
CREATE INDEX bookings_to_erase ON bookings (erase_on) WHERE erased_at IS NULL AND erase_on IS NOT NULL;

ALTER TABLE tour_reviews
  -- Once for each booking.
  ADD COLUMN booking_id uuid UNIQUE REFERENCES bookings (id) ON DELETE SET NULL,
  ADD COLUMN user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN chauffeur_stars smallint CHECK (chauffeur_stars BETWEEN 1 AND 5),
  ADD COLUMN guide_stars smallint CHECK (guide_stars BETWEEN 1 AND 5),
  ADD COLUMN vehicle_stars smallint CHECK (vehicle_stars BETWEEN 1 AND 5),
  ADD COLUMN route_stars smallint CHECK (route_stars BETWEEN 1 AND 5),
  -- Why it is hidden.
  ADD COLUMN judged_reason text,
  ADD COLUMN judged_at timestamptz,
  -- The mean of its parts.
  ALTER COLUMN stars TYPE numeric(2, 1);
CREATE INDEX tour_reviews_waiting ON tour_reviews (created_at) WHERE status = 'waiting';
CREATE INDEX tour_reviews_of_user ON tour_reviews (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE review_pictures (
  review_id uuid NOT NULL REFERENCES tour_reviews (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 6),
  picture_name text NOT NULL REFERENCES pictures (name) ON UPDATE CASCADE,
  PRIMARY KEY (review_id, position)
);
CREATE INDEX review_pictures_by_name ON review_pictures (picture_name);
