-- Addresses and pages of the ledger that are found in as few looks among a million bookings as among ten thousand.

-- The name in an address of mail, read from its end: whoever types 'haruto@' means one that ends so.
CREATE INDEX bookings_by_end_of_name ON bookings (reverse(split_part(email_key, '@', 1)) text_pattern_ops);
CREATE INDEX guest_addresses_by_end_of_name ON guest_addresses (reverse(split_part(email_key, '@', 1)) text_pattern_ops);
-- The few whose own name, or whose place of pick-up, has the sign as well.
CREATE INDEX bookings_named_with_sign ON bookings (id) WHERE lead_name LIKE '%@%' OR pick_up ->> 'name' LIKE '%@%';
CREATE INDEX guests_named_with_sign ON guests (id) WHERE name LIKE '%@%';

-- A page of the ledger is walked in the index alone: which line of its entry it is lies in it too.
CREATE INDEX ledger_walked ON ledger_lines (at, entry_id) INCLUDE (number, booking_id, amount_yen) WHERE account = 'guest';
DROP INDEX ledger_in_order;
