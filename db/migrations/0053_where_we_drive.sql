-- Garages, places, areas and terminals that the office enters by itself. Nothing is deleted: what is not used any more is
-- retired, stays on the papers that name it, and can be brought back.

-- The code of what somebody names "Garage 2" has a figure in it.
ALTER TABLE garages
  DROP CONSTRAINT garages_code_check,
  ADD CONSTRAINT garages_code_check CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(code) <= 60),
  ADD CONSTRAINT garages_name_check CHECK (length(name) BETWEEN 1 AND 80),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz;
ALTER TABLE areas
  DROP CONSTRAINT areas_code_check,
  ADD CONSTRAINT areas_code_check CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(code) <= 60),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz;
ALTER TABLE places
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz;
ALTER TABLE terminals ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Two of one name could not be told apart, by people and where an address is looked for by its name.
CREATE UNIQUE INDEX garages_one_of_a_name ON garages (lower(name)) WHERE retired_at IS NULL;
CREATE UNIQUE INDEX places_one_of_a_name ON places (lower(name)) WHERE retired_at IS NULL;

-- What still uses a garage, an area or a place is named before it is retired.
CREATE INDEX resources_of_garage ON resources (garage_code);
CREATE INDEX places_of_area ON places (area_code);
-- A place by a few letters of its name, its Japanese name or its address.
CREATE INDEX places_by_letters ON places USING gin ((name || ' ' || name_ja || ' ' || address_ja) gin_trgm_ops);
