-- Offers count for rides, too, and may say that their code goes together with another that says the same.
ALTER TABLE offers
  -- The kinds of ride that it is for; none: tours alone.
  ADD COLUMN ride_ways text[] NOT NULL DEFAULT '{}' CHECK (ride_ways <@ ARRAY['transfer', 'point', 'hourly']),
  ADD COLUMN stacks boolean NOT NULL DEFAULT false;

-- What a code was asked with is a tour or a kind of ride.
ALTER TABLE offer_tries DROP CONSTRAINT offer_tries_pkey;
ALTER TABLE offer_tries
  ALTER COLUMN tour_id DROP NOT NULL,
  ADD COLUMN ride_way text CHECK (ride_way IN ('transfer', 'point', 'hourly')),
  ADD CONSTRAINT offer_tries_of_one CHECK (num_nonnulls(tour_id, ride_way) = 1),
  ADD CONSTRAINT offer_tries_once UNIQUE NULLS NOT DISTINCT (offer_id, day, tour_id, ride_way, outcome),
  DROP CONSTRAINT offer_tries_outcome_check,
  ADD CONSTRAINT offer_tries_outcome_check CHECK (outcome IN ('counted', 'not-open', 'too-early', 'too-late', 'other-tour',
    'other-ride', 'travel-early', 'travel-late', 'weekday', 'used', 'budget', 'not-together'));

-- A way there and back is two bookings and one use: who counts uses counts `use_id`. A booking with two codes stands in
-- it twice, once for each.
CREATE OR REPLACE VIEW offer_uses AS
  SELECT booking.id AS booking_id, booking.tour_id, booking.user_id, booking.email_key, booking.state, booking.held_until,
    booking.created_at, booking.total_yen, booking.lines, substring(line ->> 'label' FROM '^Code ([A-Z0-9]+)$') AS code,
    -(line ->> 'amountYen')::integer AS off_yen, coalesce(booking.journey_id, booking.id) AS use_id,
    booking.ride ->> 'way' AS ride_way
  FROM bookings AS booking CROSS JOIN LATERAL jsonb_array_elements(booking.lines) AS line
  WHERE booking.lines @> '[{"kind": "offer-code"}]' AND line ->> 'kind' = 'offer-code';
