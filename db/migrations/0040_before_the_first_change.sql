-- How a booking stood before its first change, where no mail has told all of it yet: the mail of the change says from
-- what to what. Goes with the guest's traces.
CREATE TABLE booking_stood (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  stood jsonb NOT NULL,
  crew_ids uuid[] NOT NULL
);
