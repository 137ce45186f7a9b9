-- Classes of cars that the office makes by itself: five were known by name so far. A class is its code, which stands in
-- addresses and bookings and never changes; what people read of it is data. Nothing is deleted: a class that is not used
-- any more is retired, stays on the papers that name it, and can be brought back.

ALTER TABLE tour_prices
  DROP CONSTRAINT tour_prices_vehicle_class_check,
  ADD CONSTRAINT tour_prices_vehicle_class_check CHECK (vehicle_class ~ '^[a-z][a-zA-Z0-9-]{0,39}$');

ALTER TABLE vehicle_classes
  DROP CONSTRAINT vehicle_classes_class_check,
  ADD CONSTRAINT vehicle_classes_class_check CHECK (class ~ '^[a-z][a-zA-Z0-9-]{0,39}$'),
  ADD CONSTRAINT vehicle_classes_name_check CHECK (length(name) BETWEEN 1 AND 40),
  -- Ranks are given anew whenever the order changes, all of them in one statement.
  DROP CONSTRAINT vehicle_classes_rank_key,
  ADD COLUMN retired_at timestamptz,
  -- Classes that may come in place of this one at no more cost, as the office named them. Each is larger.
  ADD COLUMN stand_ins text[] NOT NULL DEFAULT '{}';
UPDATE vehicle_classes SET stand_ins = ARRAY[stands_in] WHERE stands_in IS NOT NULL;
ALTER TABLE vehicle_classes DROP COLUMN stands_in;

-- Two of one name could not be told apart.
CREATE UNIQUE INDEX vehicle_classes_one_of_a_name ON vehicle_classes (lower(name)) WHERE retired_at IS NULL;

-- The drawing follows from measures: what kind of body it is, and how far its axles stand apart.
UPDATE vehicle_classes SET body = body || CASE class
    WHEN 'sedan' THEN '{"kind": "sedan", "wheelbaseCm": 300}'
    WHEN 'alphard' THEN '{"kind": "van", "wheelbaseCm": 300}'
    WHEN 'coaster' THEN '{"kind": "minibus", "wheelbaseCm": 394}'
    ELSE '{"kind": "van", "wheelbaseCm": 311}' END::jsonb
  WHERE body IS NOT NULL;

-- What the catalogue reads of classes that are not its own: also whether one is sold.
DROP VIEW class_names;
CREATE VIEW class_names AS SELECT class, name, loads, rank, retired_at IS NOT NULL AS retired FROM vehicle_classes;

-- A price in a class that was retired stays where the office wrote it, and nobody is offered it.
CREATE VIEW sold_tour_prices AS
  SELECT tour_prices.* FROM tour_prices
  WHERE NOT EXISTS (SELECT FROM vehicle_classes WHERE class = vehicle_class AND retired_at IS NOT NULL);
