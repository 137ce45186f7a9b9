-- What guests wrote about their day. The office releases a review before others can read it.

CREATE TABLE tour_reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'released', 'hidden')),
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  -- As the guest signs: a first name, and a place if they give one.
  author text NOT NULL CHECK (length(author) BETWEEN 1 AND 100),
  travelled_on date NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tour_reviews_released ON tour_reviews (tour_id, created_at DESC) WHERE status = 'released';
