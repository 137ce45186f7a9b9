-- What is bought together is an order: one reference, one payment, and its items, which are the bookings. An order of one
-- has the id of its booking and an order of two that of their journey, so that what names either finds the same.
CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE CHECK (reference ~ '^AN-[2-9A-HJ-NP-Z]{6}$'),
  created_at timestamptz NOT NULL
);

-- By what else a booking is found: papers and links keep the name that they were printed with.
CREATE TABLE reference_aliases (
  reference text PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE
);
CREATE INDEX reference_aliases_of_booking ON reference_aliases (booking_id);

ALTER TABLE bookings
  ADD COLUMN order_id uuid,
  ADD COLUMN item_number smallint NOT NULL DEFAULT 1 CHECK (item_number BETWEEN 1 AND 20),
  DROP CONSTRAINT bookings_reference_check,
  -- An item has the number behind the order's reference where there are several: AN-7K2M9P-2.
  ADD CONSTRAINT bookings_reference_check CHECK (reference ~ '^AN-[2-9A-HJ-NP-Z]{6}(-([1-9]|1[0-9]|20))?$');

-- Nothing about these bookings changes that a desk or a board would have to look at anew.
ALTER TABLE bookings DISABLE TRIGGER bookings_count_editions;
ALTER TABLE bookings DISABLE TRIGGER bookings_tell_boards;

CREATE TEMP TABLE numbered ON COMMIT DROP AS
  SELECT id, reference, created_at, coalesce(journey_id, id) AS order_id,
    row_number() OVER way AS number, count(*) OVER (PARTITION BY coalesce(journey_id, id)) AS items
  FROM bookings WINDOW way AS (PARTITION BY coalesce(journey_id, id) ORDER BY starts_at, id);
INSERT INTO orders (id, reference, created_at)
  SELECT order_id, reference, created_at FROM numbered WHERE number = 1;
UPDATE bookings SET order_id = id WHERE journey_id IS NULL;
UPDATE bookings SET order_id = numbered.order_id, item_number = numbered.number,
    reference = CASE WHEN items = 1 THEN bookings.reference ELSE orders.reference || '-' || number END
  FROM numbered JOIN orders ON orders.id = numbered.order_id
  WHERE numbered.id = bookings.id AND bookings.journey_id IS NOT NULL;
-- The first of each is found by the reference of the order.
INSERT INTO reference_aliases (reference, booking_id) SELECT reference, id FROM numbered WHERE number > 1;

ALTER TABLE bookings ENABLE TRIGGER bookings_count_editions;
ALTER TABLE bookings ENABLE TRIGGER bookings_tell_boards;

CREATE OR REPLACE VIEW offer_uses AS
  SELECT booking.id AS booking_id, booking.tour_id, booking.user_id, booking.email_key, booking.state, booking.held_until,
    booking.created_at, booking.total_yen, booking.lines, substring(line ->> 'label' FROM '^Code ([A-Z0-9]+)$') AS code,
    -(line ->> 'amountYen')::integer AS off_yen, booking.order_id AS use_id,
    booking.ride ->> 'way' AS ride_way
  FROM bookings AS booking CROSS JOIN LATERAL jsonb_array_elements(booking.lines) AS line
  WHERE booking.lines @> '[{"kind": "offer-code"}]' AND line ->> 'kind' = 'offer-code';

DROP INDEX bookings_of_journey;
ALTER TABLE bookings
  ALTER COLUMN order_id SET NOT NULL,
  ADD CONSTRAINT bookings_of_an_order FOREIGN KEY (order_id) REFERENCES orders (id),
  ADD CONSTRAINT bookings_numbered UNIQUE (order_id, item_number),
  DROP COLUMN journey_id;
