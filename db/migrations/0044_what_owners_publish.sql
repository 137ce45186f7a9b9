-- What earlier capabilities read of tables that are not theirs: the owner of a table decides what of it is shown.

-- Of the crews' marks: the steps of a trip that stand.
CREATE VIEW crew_steps AS SELECT booking_id, step FROM crew_marks WHERE undone_at IS NULL;

-- Of the mails: the bookings of which one has told all.
CREATE VIEW told_bookings AS SELECT booking_id FROM mails WHERE told IS NOT NULL;

-- Of the bookings and what was paid for them: the quotes that they name, which therefore stay. Most payments name none.
CREATE VIEW named_quotes AS
  SELECT quote_id, id AS booking_id FROM bookings
  UNION ALL
  SELECT quote_id, booking_id FROM payments;

-- Of the bookings: when the first begins and when the last.
CREATE VIEW booking_span AS SELECT min(starts_at) AS first_at, max(starts_at) AS last_at FROM bookings;

-- Of the classes of cars: what each is called and what fits into it, from the smallest to the largest.
CREATE VIEW class_names AS SELECT class, name, loads, rank FROM vehicle_classes;
