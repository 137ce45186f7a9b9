-- When somebody answers the desk's telephone: the hours of weekdays, and single days on which it is otherwise. A weekday
-- without a row has none; on a single day without hours nobody answers.
CREATE TABLE desk_hours (
  weekday smallint UNIQUE CHECK (weekday BETWEEN 1 AND 7),
  day date UNIQUE,
  from_minutes smallint CHECK (from_minutes BETWEEN 0 AND 1439),
  -- Over 1440 is after midnight.
  until_minutes smallint,
  CHECK (num_nonnulls(weekday, day) = 1),
  CHECK (num_nonnulls(from_minutes, until_minutes) IN (0, 2)),
  CHECK (until_minutes > from_minutes AND until_minutes <= from_minutes + 1440),
  CHECK (day IS NOT NULL OR from_minutes IS NOT NULL)
);
-- Pages, papers and mails of a house that is in use said so until now.
INSERT INTO desk_hours (weekday, from_minutes, until_minutes)
SELECT weekday, 300, 1380 FROM generate_series(1, 7) AS weekday
WHERE EXISTS (SELECT FROM users WHERE role = 'admin') OR EXISTS (SELECT FROM bookings)
  OR EXISTS (SELECT FROM tours) OR EXISTS (SELECT FROM resources);
