-- What a family asks before it chooses a day. Null: the office has not said, and then nothing is claimed.
ALTER TABLE tours
  -- Of the whole day, also those that have a way round.
  ADD COLUMN steps integer CHECK (steps BETWEEN 0 AND 9999),
  ADD COLUMN stroller text CHECK (stroller IN ('all', 'part', 'none')),
  -- In years: whom the day is made for.
  ADD COLUMN from_age smallint CHECK (from_age BETWEEN 0 AND 17);

-- No tour says all that is needed yet, so none is good with small children until the office tells.
ALTER TABLE tour_search ADD COLUMN good_with_children boolean NOT NULL DEFAULT false;
