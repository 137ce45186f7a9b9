-- A closed part of the year may mean some weekdays alone: 1 is Monday, 7 Sunday; none named: every day of it.
ALTER TABLE tour_seasons
  ADD COLUMN weekdays smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ '{1,2,3,4,5,6,7}'),
  ADD CHECK (closed OR cardinality(weekdays) = 0);
