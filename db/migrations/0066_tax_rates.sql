-- The consumption tax by the day from which each rate holds. What held once stays as it was.
CREATE TABLE tax_rates (
  from_day date PRIMARY KEY,
  percent smallint NOT NULL CHECK (percent BETWEEN 0 AND 99)
);
INSERT INTO tax_rates (from_day, percent) VALUES ('2014-04-01', 8), ('2019-10-01', 10);

-- The rate of a day; before the first one, the first.
CREATE FUNCTION tax_percent_on(day date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT percent::integer FROM tax_rates ORDER BY from_day > day, CASE WHEN from_day <= day THEN from_day END DESC, from_day LIMIT 1
$$;
