-- Tours and lines as the office writes them: drafts that nobody else sees, addresses that were, and seasons of a tour.

-- The office's side of a tour, from its first edit on. A new tour lives here alone until it is first published.
CREATE TABLE tour_drafts (
  -- Of tours, where there is one already.
  tour_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The whole tour as it was typed last, finished or not; null: nothing that differs from what is public.
  document jsonb,
  -- Rises with everything that the office does to the tour, so that two never write over each other.
  version integer NOT NULL DEFAULT 0 CHECK (version >= 0),
  saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
  saved_at timestamptz,
  published_by uuid REFERENCES users (id) ON DELETE SET NULL,
  published_at timestamptz,
  -- When the document becomes public by itself; a newer save takes it back.
  publish_at timestamptz,
  CHECK (publish_at IS NULL OR document IS NOT NULL)
);
CREATE INDEX tour_drafts_written ON tour_drafts (saved_at DESC) WHERE document IS NOT NULL;

-- Addresses that a tour or a line once had. They lead to the present one, and nobody else can take them.
CREATE TABLE old_slugs (
  kind text NOT NULL CHECK (kind IN ('tour', 'category')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  object_id uuid NOT NULL,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (kind, slug)
);
CREATE INDEX old_slugs_of ON old_slugs (kind, object_id);

-- Parts of the year in which one tour costs more, or does not run. Month and day as MMDD, both days included;
-- over the new year when it ends before it begins.
CREATE TABLE tour_seasons (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position > 0),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  season_from smallint NOT NULL CHECK (season_from BETWEEN 101 AND 1231),
  season_to smallint NOT NULL CHECK (season_to BETWEEN 101 AND 1231),
  -- Of the package.
  percent smallint NOT NULL CHECK (percent BETWEEN 0 AND 100),
  closed boolean NOT NULL,
  PRIMARY KEY (tour_id, position),
  CHECK (NOT closed OR percent = 0)
);

-- A time in Tokyo that somebody else keeps, such as a table for lunch.
ALTER TABLE tour_stops ADD COLUMN fixed_arrival text CHECK (fixed_arrival ~ '^([01]\d|2[0-3]):[0-5]\d$');

-- What the office says of a picture where it stands here; null: what the picture says of itself. The same print may
-- mean something else on another page, and shipped prints bring their own words at every start.
ALTER TABLE tour_pictures
  ADD COLUMN alt text CHECK (length(alt) BETWEEN 1 AND 500),
  ADD COLUMN focus text CHECK (focus ~ '^\d{1,3}% \d{1,3}%$');

ALTER TABLE categories
  ADD COLUMN state text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'hidden')),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN picture_alt text CHECK (length(picture_alt) BETWEEN 1 AND 500),
  ADD COLUMN picture_focus text CHECK (picture_focus ~ '^\d{1,3}% \d{1,3}%$'),
  ADD COLUMN changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN changed_at timestamptz;

-- What others may know of a tour's reviews without reading them.
CREATE VIEW tour_ratings AS
  SELECT tour_id, round(avg(stars), 1)::float8 AS rating, count(*)::int AS reviews
  FROM tour_reviews WHERE status = 'released' GROUP BY tour_id;

-- And of its bookings without opening them: when each was made, whether it was sold or given back, and for how much.
CREATE VIEW tour_bookings AS
  SELECT tour_id, created_at, total_yen, state IN ('confirmed', 'redeemed', 'no_show') AS sold, state = 'cancelled' AS cancelled
  FROM bookings WHERE state IN ('confirmed', 'redeemed', 'no_show', 'cancelled');
