-- At the end of a day the office counts with each of the crew what they were given by hand.
CREATE INDEX payments_by_hand ON payments (paid_at) WHERE gateway = 'cash';
