-- What we offer: lines (categories), tours with their stops, prices and pictures, and running offers.

-- Edit distance, for mistyped words.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A picture in all its sizes. The files lie under the image base address as `path-480.avif` and so on.
CREATE TABLE pictures (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  path text NOT NULL UNIQUE,
  alt text NOT NULL CHECK (length(alt) BETWEEN 1 AND 500),
  title_ja text,
  -- Shown until the picture is there.
  ground text NOT NULL CHECK (ground ~ '^#[0-9a-f]{6}$'),
  -- The point that every crop keeps, as in CSS object-position.
  focus text NOT NULL CHECK (focus ~ '^\d{1,3}% \d{1,3}%$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0)
);

CREATE TABLE categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  -- The line's sign on maps and lists.
  letter text NOT NULL UNIQUE CHECK (letter ~ '^[A-Z]$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  summary text NOT NULL,
  description text NOT NULL,
  picture_name text NOT NULL REFERENCES pictures (name) ON UPDATE CASCADE,
  position integer NOT NULL
);
CREATE INDEX categories_in_order ON categories (position);

CREATE TABLE tours (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  category_id uuid NOT NULL REFERENCES categories (id),
  -- The station on its line.
  position integer NOT NULL CHECK (position > 0),
  status text NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  short_name text NOT NULL CHECK (length(short_name) BETWEEN 1 AND 60),
  summary text NOT NULL,
  -- The editor's document, never HTML.
  details jsonb NOT NULL CHECK (details ->> 'type' = 'doc'),
  unit text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 30 AND 20160),
  guide_included boolean NOT NULL,
  -- Asia/Tokyo wall time, HH:MM.
  start_times text[] NOT NULL CHECK (cardinality(start_times) > 0),
  minimum_notice_hours integer NOT NULL CHECK (minimum_notice_hours >= 0),
  walking_level text NOT NULL CHECK (walking_level IN ('easy', 'moderate', 'long')),
  walking_kilometres numeric(4, 1) NOT NULL CHECK (walking_kilometres >= 0),
  best_months smallint[] NOT NULL CHECK (best_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' AND cardinality(best_months) > 0),
  -- Month and day as MMDD, both days included; runs over the new year when it ends before it begins. Null: all year.
  season_from smallint CHECK (season_from BETWEEN 101 AND 1231),
  season_to smallint CHECK (season_to BETWEEN 101 AND 1231),
  suits text[] NOT NULL,
  included text[] NOT NULL,
  not_included text[] NOT NULL,
  plan_b text NOT NULL,
  pick_up jsonb NOT NULL,
  drop_off jsonb NOT NULL,
  return_drive_minutes integer NOT NULL CHECK (return_drive_minutes >= 0),
  -- Picked by the office, in this order.
  featured_position integer UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((season_from IS NULL) = (season_to IS NULL))
);
-- Not unique: reordering passes through equal numbers.
CREATE INDEX tours_of_category ON tours (category_id, position) WHERE status = 'published';

CREATE TABLE tour_stops (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL,
  name_ja text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 20 AND 46),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 122 AND 154),
  -- From the place before, at the hour the tour gets there.
  drive_minutes integer NOT NULL CHECK (drive_minutes >= 0),
  stay_minutes integer NOT NULL CHECK (stay_minutes >= 0),
  note text NOT NULL,
  admission text NOT NULL CHECK (admission IN ('free', 'included', 'not included', 'none needed')),
  -- For one adult.
  admission_yen integer CHECK (admission_yen >= 0),
  PRIMARY KEY (tour_id, position)
);

CREATE TABLE tour_prices (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  vehicle_class text NOT NULL CHECK (vehicle_class IN ('sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster')),
  price_yen integer NOT NULL CHECK (price_yen > 0),
  -- Pairs of guests and large suitcases that fit together, the roomiest first.
  loads jsonb NOT NULL,
  max_guests integer NOT NULL CHECK (max_guests > 0),
  PRIMARY KEY (tour_id, vehicle_class)
);

CREATE TABLE tour_cancellation_tiers (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  hours_before integer NOT NULL CHECK (hours_before >= 0),
  refund_percent integer NOT NULL CHECK (refund_percent BETWEEN 0 AND 100),
  PRIMARY KEY (tour_id, hours_before)
);

CREATE TABLE tour_pictures (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  -- 1 is the cover.
  position integer NOT NULL CHECK (position > 0),
  picture_name text NOT NULL REFERENCES pictures (name) ON UPDATE CASCADE,
  PRIMARY KEY (tour_id, position)
);
-- No two tours show the same cover.
CREATE UNIQUE INDEX tour_covers_differ ON tour_pictures (picture_name) WHERE position = 1;

-- Bookings and revenue by day of booking: what "top" and "popular" are reckoned from.
CREATE TABLE tour_sales (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  day date NOT NULL,
  bookings integer NOT NULL CHECK (bookings >= 0),
  revenue_yen bigint NOT NULL CHECK (revenue_yen >= 0),
  PRIMARY KEY (tour_id, day)
);
CREATE INDEX tour_sales_by_day ON tour_sales (day);

-- One narrow row for each published tour, so that searching and counting never touch the long texts. Filters are small
-- numbers, since thousands of rows are grouped by them at once; what each number stands for says tour-index.rules.ts.
CREATE TABLE tour_search (
  tour_id uuid PRIMARY KEY REFERENCES tours (id) ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES categories (id),
  our_order integer NOT NULL,
  duration_minutes integer NOT NULL,
  price_yen integer NOT NULL,
  -- The cheapest price for a party of 1, 2, 3 … guests; as long as the largest party.
  party_prices integer[] NOT NULL,
  max_guests smallint NOT NULL,
  length_band smallint NOT NULL,
  room_band smallint NOT NULL,
  walking_band smallint NOT NULL,
  season_bits smallint NOT NULL,
  guide_included boolean NOT NULL,
  season_from smallint,
  season_to smallint,
  -- From midnight in Tokyo: the latest start, less the notice that we need.
  bookable_until_minutes integer NOT NULL,
  pick_up text NOT NULL,
  -- Title, line and stops, by which results are ranked.
  headline tsvector NOT NULL,
  -- Everything that can be found.
  document tsvector NOT NULL,
  -- Names in Japanese, which have no spaces to find words by.
  japanese text NOT NULL
);
CREATE INDEX tour_search_document ON tour_search USING gin (document);
CREATE INDEX tour_search_by_price ON tour_search (price_yen);
CREATE INDEX tour_search_by_pick_up ON tour_search (pick_up);
CREATE INDEX tour_search_by_category ON tour_search (category_id, price_yen);

-- Every word that some tour uses: what a mistyped word is compared with.
CREATE TABLE tour_search_words (
  word text COLLATE "C" PRIMARY KEY,
  tours integer NOT NULL
);

CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  title text NOT NULL,
  summary text NOT NULL,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{4,16}$'),
  code_meaning text NOT NULL,
  percent_off integer NOT NULL CHECK (percent_off BETWEEN 1 AND 90),
  travel_from date NOT NULL,
  travel_to date NOT NULL CHECK (travel_to >= travel_from),
  -- 1 is Monday, 7 is Sunday.
  weekdays smallint[] NOT NULL CHECK (weekdays <@ '{1,2,3,4,5,6,7}' AND cardinality(weekdays) > 0),
  book_from date NOT NULL,
  book_until date NOT NULL CHECK (book_until >= book_from),
  picture_name text NOT NULL REFERENCES pictures (name) ON UPDATE CASCADE
);

CREATE TABLE offer_tours (
  offer_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  PRIMARY KEY (offer_id, tour_id)
);
