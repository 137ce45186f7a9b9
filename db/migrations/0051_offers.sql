-- Offers become the office's to write: their state, and the promises that are decided where a code is used.
ALTER TABLE offers
  -- 'draft': nobody outside knows it; 'running': as its days say; 'paused': for a while; 'ended': for good, and kept.
  ADD COLUMN state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'running', 'paused', 'ended')),
  -- Of one booking; null: however much the percentage is.
  ADD COLUMN most_off_yen integer CHECK (most_off_yen BETWEEN 1 AND 1000000),
  -- Of all bookings together; null: none.
  ADD COLUMN budget_yen integer CHECK (budget_yen BETWEEN 1 AND 100000000),
  ADD COLUMN once_per_guest boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN changed_at timestamptz;
-- Those that were there could be used on their days, and still can.
UPDATE offers SET state = 'running';

-- How often a code was asked with on a day, by what came of it: no guest is named, and the rows stay few.
CREATE TABLE offer_tries (
  offer_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- The tour that was asked for.
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  outcome text NOT NULL CHECK (outcome IN ('counted', 'not-open', 'too-early', 'too-late', 'other-tour',
    'travel-early', 'travel-late', 'weekday', 'used', 'budget')),
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (offer_id, day, tour_id, outcome)
);
CREATE INDEX offer_tries_of_tour ON offer_tries (tour_id);

-- Of the bookings: which were made with a code, and what it takes off them. The line is the bill's own, so that whatever
-- changes the bill changes this, too; its label is written by server/pricing/offer-code.rules.ts.
CREATE VIEW offer_uses AS
  SELECT booking.id AS booking_id, booking.tour_id, booking.user_id, booking.email_key, booking.state, booking.held_until,
    booking.created_at, booking.total_yen, booking.lines, substring(line ->> 'label' FROM '^Code ([A-Z0-9]+)$') AS code,
    -(line ->> 'amountYen')::integer AS off_yen
  FROM bookings AS booking CROSS JOIN LATERAL jsonb_array_elements(booking.lines) AS line
  WHERE booking.lines @> '[{"kind": "offer-code"}]' AND line ->> 'kind' = 'offer-code';
-- Only bookings with a code stand in it, and so few that the budget of an offer is added up at every hold.
CREATE INDEX bookings_by_code ON bookings USING gin (lines jsonb_path_ops) WHERE lines @> '[{"kind": "offer-code"}]';
