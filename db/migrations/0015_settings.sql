-- Settings of the office: which version each group of them is in, named cancellation terms, and texts of mails.

-- A group of settings, such as 'fees': whoever saves names the version they began from.
CREATE TABLE setting_versions (
  name text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 60),
  version integer NOT NULL CHECK (version > 0)
);

-- What new tours begin with; each tour then has its own.
ALTER TABLE booking_policies ADD COLUMN usual_notice_hours integer NOT NULL DEFAULT 24
  CHECK (usual_notice_hours BETWEEN 0 AND 720);

-- Cancellation terms by name. A tour keeps its own tiers; those that stand as here follow when these are changed.
CREATE TABLE cancellation_terms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 60),
  -- Pieces {hoursBefore, refundPercent}, the longest notice first.
  tiers jsonb NOT NULL
);
-- Terms that tours have already get the names that the trade gives them.
INSERT INTO cancellation_terms (name, tiers)
  SELECT 'Terms ' || row_number() OVER (ORDER BY count(*) DESC, tiers::text), tiers
  FROM (SELECT tour_id, jsonb_agg(jsonb_build_object('hoursBefore', hours_before, 'refundPercent', refund_percent)
          ORDER BY hours_before DESC) AS tiers
        FROM tour_cancellation_tiers GROUP BY tour_id) AS of_tours
  GROUP BY tiers;

-- The office's own words in a mail; without a row, ours stand. Facts are written as {day} and the like.
CREATE TABLE mail_texts (
  occasion text PRIMARY KEY CHECK (length(occasion) BETWEEN 1 AND 40),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 150),
  -- Paragraphs, parted by an empty line.
  opening text NOT NULL CHECK (length(opening) BETWEEN 1 AND 4000),
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz NOT NULL
);

-- Whoever is invited to the office chooses a password by such a link.
ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_check;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_check
  CHECK (purpose IN ('verify_email', 'reset_password', 'change_email', 'keep_account', 'join_office'));
