-- Extras that the office makes by itself, beside those that every house begins with: what they take of a car, what they
-- cost, and whether they go with tours, with rides or with both. Nothing is deleted: what is booked stays.
ALTER TABLE extras
  -- The code of what somebody names "Umbrella 2" has a figure in it.
  DROP CONSTRAINT extras_code_check,
  ADD CONSTRAINT extras_code_check CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(code) <= 60),
  ADD CONSTRAINT extras_name_check CHECK (length(name) BETWEEN 1 AND 60),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz,
  ADD COLUMN for_tours boolean NOT NULL DEFAULT true,
  ADD COLUMN for_rides boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT extras_are_for_something CHECK (for_tours OR for_rides);

-- Two of one name could not be told apart.
CREATE UNIQUE INDEX extras_one_of_a_name ON extras (lower(name)) WHERE retired_at IS NULL;
