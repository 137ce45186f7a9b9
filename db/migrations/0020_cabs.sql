-- A car from A to B, sold by the same engine: rides beside tours, places and their terminals, ways in kilometres,
-- flights, fares as data, and what the office keeps about its cars.

-- A quote and a booking are of a tour or of a ride, never of both. What a ride is stands in Ride (contract/rides.ts),
-- as it was when the price was made.
ALTER TABLE quotes
  ALTER COLUMN tour_id DROP NOT NULL,
  ADD COLUMN ride jsonb,
  ADD CONSTRAINT quotes_are_of_one_thing CHECK ((tour_id IS NULL) <> (ride IS NULL));
ALTER TABLE bookings
  ALTER COLUMN tour_id DROP NOT NULL,
  ADD COLUMN ride jsonb,
  -- The way there and the way back are bookings of their own that were made together.
  ADD COLUMN journey_id uuid,
  ADD CONSTRAINT bookings_are_of_one_thing CHECK ((tour_id IS NULL) <> (ride IS NULL));
CREATE INDEX bookings_of_journey ON bookings (journey_id) WHERE journey_id IS NOT NULL;
CREATE INDEX bookings_of_rides ON bookings (starts_at, id) WHERE tour_id IS NULL;

-- What a terminal adds to a place of the kind `airport`: how long guests take to come out, how early they must be
-- there, and where we meet them. Every figure is the office's to change.
CREATE TABLE terminals (
  place_id uuid PRIMARY KEY REFERENCES places (id) ON DELETE CASCADE,
  -- Which flat fares hold, and what a guest calls it: 'haneda', 'narita'.
  airport text NOT NULL CHECK (airport ~ '^[a-z]+(-[a-z]+)*$'),
  airport_name text NOT NULL,
  -- "Terminal 3".
  name text NOT NULL,
  -- From landing to the arrivals hall: passport, bags, customs.
  international_minutes smallint CHECK (international_minutes BETWEEN 5 AND 240),
  domestic_minutes smallint CHECK (domestic_minutes BETWEEN 5 AND 240),
  -- From leaving the city to departure.
  international_lead_minutes smallint CHECK (international_lead_minutes BETWEEN 30 AND 480),
  domestic_lead_minutes smallint CHECK (domestic_lead_minutes BETWEEN 30 AND 480),
  -- Where the board is held, and the way there in short sentences; "{name}" stands for what is on the board.
  board_point text NOT NULL,
  directions jsonb NOT NULL,
  kerb_point text NOT NULL,
  CHECK (international_minutes IS NOT NULL OR domestic_minutes IS NOT NULL)
);

-- How far it is by road from door to door. Within an area, too.
CREATE TABLE area_distances (
  from_area text NOT NULL REFERENCES areas (code),
  to_area text NOT NULL REFERENCES areas (code),
  kilometres numeric(5, 1) NOT NULL CHECK (kilometres > 0),
  PRIMARY KEY (from_area, to_area)
);

-- Parts of the year in which every way takes longer or shorter, as months and days (MMDD), both included.
CREATE TABLE traffic_seasons (
  name text PRIMARY KEY,
  season_from smallint NOT NULL CHECK (season_from BETWEEN 101 AND 1231),
  season_to smallint NOT NULL CHECK (season_to BETWEEN 101 AND 1231),
  -- Of the usual minutes.
  percent smallint NOT NULL CHECK (percent BETWEEN 50 AND 300)
);

-- Flights as their airlines publish them. Nobody asks an airline: what is not here is typed by the guest.
CREATE TABLE flights (
  -- Letters and figures without a space: 'NH212'.
  number text PRIMARY KEY CHECK (number ~ '^[A-Z0-9]{2}[0-9]{1,4}$'),
  from_city text NOT NULL,
  place_id uuid NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  -- Tokyo time, minutes after midnight.
  lands_minutes smallint NOT NULL CHECK (lands_minutes BETWEEN 0 AND 1439),
  is_international boolean NOT NULL
);

-- What rides cost. One table is in force at a time: the last one whose moment has come. At most one is a draft.
CREATE TABLE fare_tables (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- See Fares in contract/fares.ts.
  fares jsonb NOT NULL,
  -- Of a draft: the moment it is meant for.
  in_force_from timestamptz NOT NULL,
  is_draft boolean NOT NULL,
  -- Rises with every saving of a draft.
  version integer NOT NULL DEFAULT 1,
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  made_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX one_draft_of_fares ON fare_tables (is_draft) WHERE is_draft;
CREATE UNIQUE INDEX one_table_a_moment ON fare_tables (in_force_from) WHERE NOT is_draft;

-- By which table a ride was priced.
ALTER TABLE quotes ADD COLUMN fare_table_id uuid REFERENCES fare_tables (id);
CREATE INDEX quotes_by_fare_table ON quotes (fare_table_id) WHERE fare_table_id IS NOT NULL;

-- What guests see of a class, and its measures for the drawings (see ClassBody in contract/rides.ts).
ALTER TABLE vehicle_classes
  ADD COLUMN words text NOT NULL DEFAULT '' CHECK (length(words) <= 300),
  ADD COLUMN features jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN body jsonb,
  -- Rides of a larger class are arranged by the office.
  ADD COLUMN sold_as_ride boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE class_pictures (
  class text NOT NULL REFERENCES vehicle_classes (class) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position > 0),
  picture_name text NOT NULL REFERENCES pictures (name) ON UPDATE CASCADE,
  alt text NOT NULL DEFAULT '' CHECK (length(alt) <= 500),
  PRIMARY KEY (class, position)
);

ALTER TABLE vehicles
  ADD COLUMN colour text NOT NULL DEFAULT '' CHECK (length(colour) <= 40),
  -- The month, as its first day.
  ADD COLUMN first_registered date,
  ADD COLUMN odometer_km integer CHECK (odometer_km BETWEEN 0 AND 2000000),
  ADD COLUMN usual_chauffeur uuid REFERENCES chauffeurs (resource_id) ON DELETE SET NULL,
  -- Only how it ends: enough to tell the cards apart.
  ADD COLUMN etc_card text NOT NULL DEFAULT '' CHECK (length(etc_card) <= 8),
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Inspection, insurance, permit. A paper that was replaced stays, and counts for nothing.
CREATE TABLE vehicle_papers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  vehicle_id uuid NOT NULL REFERENCES vehicles (resource_id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('inspection', 'three-month', 'insurance', 'permit', 'child-seat', 'other')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  detail text NOT NULL DEFAULT '' CHECK (length(detail) <= 120),
  -- The last day it holds; null: no end.
  ends_on date,
  file_name text CHECK (length(file_name) BETWEEN 1 AND 120),
  file_type text CHECK (file_type IN ('application/pdf', 'image/png', 'image/jpeg')),
  file bytea CHECK (octet_length(file) <= 8388608),
  added_by uuid REFERENCES users (id) ON DELETE SET NULL,
  added_at timestamptz NOT NULL,
  replaced_at timestamptz,
  -- Without it the car does not go out: of a child seat that is not so.
  holds_back boolean NOT NULL DEFAULT true,
  CHECK ((file IS NULL) = (file_name IS NULL) AND (file IS NULL) = (file_type IS NULL))
);
CREATE INDEX papers_of_vehicle ON vehicle_papers (vehicle_id) WHERE replaced_at IS NULL;

-- The day until which a car may carry guests is that of its first paper to end, whoever changes the papers.
CREATE FUNCTION count_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicles SET papers_until = (
    SELECT min(ends_on) FROM vehicle_papers
    WHERE vehicle_id = vehicles.resource_id AND replaced_at IS NULL AND holds_back)
  WHERE resource_id = coalesce(NEW.vehicle_id, OLD.vehicle_id);
  RETURN NULL;
END $$;
CREATE TRIGGER papers_are_counted AFTER INSERT OR UPDATE OR DELETE ON vehicle_papers
  FOR EACH ROW EXECUTE FUNCTION count_papers();

CREATE TRIGGER vehicles_tell_boards AFTER INSERT OR UPDATE OR DELETE ON vehicles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
