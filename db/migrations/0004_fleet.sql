-- Who and what drives our guests: areas and the minutes between them, garages, vehicles, chauffeurs, guides, and the
-- rules of their days. Every figure is data that the office can change.

-- Exclusion constraints over ids and times together.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Parts of greater Tokyo, between which driving takes about the same wherever one begins inside them.
CREATE TABLE areas (
  code text PRIMARY KEY CHECK (code ~ '^[a-z]+(-[a-z]+)*$'),
  name text NOT NULL,
  name_ja text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 20 AND 46),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 122 AND 154)
);

-- From door to door at an hour of the day (Tokyo), usual traffic. Within an area, too.
CREATE TABLE driving_times (
  from_area text NOT NULL REFERENCES areas (code),
  to_area text NOT NULL REFERENCES areas (code),
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 1 AND 600),
  PRIMARY KEY (from_area, to_area, hour)
);

-- Where guests are picked up and dropped.
CREATE TABLE places (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  kind text NOT NULL CHECK (kind IN ('hotel', 'station', 'airport', 'port', 'sight')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  name_ja text NOT NULL,
  area_code text NOT NULL REFERENCES areas (code),
  latitude double precision NOT NULL CHECK (latitude BETWEEN 20 AND 46),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 122 AND 154),
  -- What a pick-up there adds to a day that would begin at a hotel in town.
  pick_up_fee_yen integer NOT NULL DEFAULT 0 CHECK (pick_up_fee_yen >= 0)
);

CREATE TABLE garages (
  code text PRIMARY KEY CHECK (code ~ '^[a-z]+(-[a-z]+)*$'),
  name text NOT NULL,
  area_code text NOT NULL REFERENCES areas (code)
);

-- What the kinds of resources need between and around their jobs. Null: no such limit.
CREATE TABLE duty_policies (
  kind text PRIMARY KEY CHECK (kind IN ('vehicle', 'chauffeur', 'guide')),
  -- Cleaning, fuel, a breath: before the drive to the next pick-up begins.
  turn_round_minutes integer NOT NULL CHECK (turn_round_minutes >= 0),
  -- From leaving the garage to being back in it.
  longest_day_minutes integer CHECK (longest_day_minutes > 0),
  -- What the office may stretch it to by hand.
  utmost_day_minutes integer CHECK (utmost_day_minutes >= longest_day_minutes),
  -- Below it nobody is sent out; between it and the aim only when nobody else is free.
  least_rest_minutes integer CHECK (least_rest_minutes >= 0),
  aimed_rest_minutes integer CHECK (aimed_rest_minutes >= least_rest_minutes),
  -- At the wheel without a break of `break_minutes`.
  longest_drive_minutes integer CHECK (longest_drive_minutes > 0),
  break_minutes integer CHECK (break_minutes > 0),
  -- At the wheel of a chartered bus in one day.
  bus_driving_minutes integer CHECK (bus_driving_minutes > 0)
);

CREATE TABLE vehicle_classes (
  class text PRIMARY KEY CHECK (class IN ('sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster')),
  name text NOT NULL,
  -- From the smallest to the largest.
  rank smallint NOT NULL UNIQUE,
  -- From 11 seats, the driver's included, a vehicle runs as a chartered bus.
  is_bus boolean NOT NULL,
  -- Pairs of guests and large suitcases that fit together, as in tour_prices.loads.
  loads jsonb NOT NULL,
  -- A class that may stand in when none of this one is free; it costs the guest nothing.
  stands_in text REFERENCES vehicle_classes (class)
);

-- Whatever can be in one place only. Bookings lock these rows, in the order of their ids.
CREATE TABLE resources (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES duty_policies (kind),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  garage_code text NOT NULL REFERENCES garages (code),
  -- Withdrawn for good; days off are in days_off.
  active boolean NOT NULL DEFAULT true,
  -- 1 is Monday, 7 is Sunday.
  working_days smallint[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}' CHECK (working_days <@ '{1,2,3,4,5,6,7}'),
  -- Minutes after midnight in Tokyo between which a day may begin, and the latest end; over 1440 is after midnight.
  works_from_minutes integer NOT NULL DEFAULT 0 CHECK (works_from_minutes BETWEEN 0 AND 1439),
  works_until_minutes integer NOT NULL DEFAULT 2880 CHECK (works_until_minutes > works_from_minutes AND works_until_minutes <= 2880),
  UNIQUE (id, kind)
);

CREATE TABLE vehicles (
  resource_id uuid PRIMARY KEY,
  kind text NOT NULL DEFAULT 'vehicle' CHECK (kind = 'vehicle'),
  class text NOT NULL REFERENCES vehicle_classes (class),
  model text NOT NULL,
  -- Green plates only: paid carriage with white ones is illegal.
  plate text NOT NULL UNIQUE,
  -- For guests.
  seats smallint NOT NULL CHECK (seats BETWEEN 1 AND 60),
  loads jsonb NOT NULL,
  FOREIGN KEY (resource_id, kind) REFERENCES resources (id, kind) ON DELETE CASCADE
);
CREATE INDEX vehicles_of_class ON vehicles (class);

CREATE TABLE chauffeurs (
  resource_id uuid PRIMARY KEY,
  kind text NOT NULL DEFAULT 'chauffeur' CHECK (kind = 'chauffeur'),
  languages text[] NOT NULL CHECK (cardinality(languages) > 0),
  -- Of the second-class licence, without which nobody may carry guests for pay.
  licence_number text NOT NULL UNIQUE,
  drives text[] NOT NULL CHECK (cardinality(drives) > 0),
  FOREIGN KEY (resource_id, kind) REFERENCES resources (id, kind) ON DELETE CASCADE
);

CREATE TABLE guides (
  resource_id uuid PRIMARY KEY,
  kind text NOT NULL DEFAULT 'guide' CHECK (kind = 'guide'),
  languages text[] NOT NULL CHECK (cardinality(languages) > 0),
  -- Of the national licence. Without it a guide may work, and is not called licensed.
  registration_number text UNIQUE,
  FOREIGN KEY (resource_id, kind) REFERENCES resources (id, kind) ON DELETE CASCADE
);

CREATE TABLE days_off (
  resource_id uuid NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  reason text NOT NULL,
  PRIMARY KEY (resource_id, first_day)
);
CREATE INDEX days_off_by_day ON days_off (last_day);
