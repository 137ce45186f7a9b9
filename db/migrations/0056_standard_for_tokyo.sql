-- Which rows were taken over from the standard for Tokyo, list by list, so that one press takes them back.
CREATE TABLE standard_takings (
  list text PRIMARY KEY CHECK (list IN ('areas', 'times', 'distances', 'seasons', 'places', 'terminals')),
  -- What the rows are known by.
  keys text[] NOT NULL,
  taken_at timestamptz NOT NULL
);
