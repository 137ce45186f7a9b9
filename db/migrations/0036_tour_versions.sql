-- What a tour said to visitors before it was published anew: it can be read again, and put back as the draft.
CREATE TABLE tour_versions (
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  -- In the order in which they were public, from 1.
  number integer NOT NULL CHECK (number >= 1),
  -- In the shape of a draft.
  document jsonb NOT NULL,
  -- Null: published before anybody wrote it down.
  public_from timestamptz,
  public_until timestamptz NOT NULL,
  published_by uuid REFERENCES users (id) ON DELETE SET NULL,
  PRIMARY KEY (tour_id, number)
);
