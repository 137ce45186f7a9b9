-- Places on a map: those within a piece of it, and those nearest to a pin, without reading all.
CREATE INDEX places_by_position ON places USING gist (point(longitude, latitude));

-- The timetable is the office's. A flight is retired, not deleted: bookings that name it go on doing so.
ALTER TABLE flights
  ADD CONSTRAINT flights_from_city_check CHECK (length(from_city) BETWEEN 1 AND 80),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz;
CREATE INDEX flights_of_place ON flights (place_id);
