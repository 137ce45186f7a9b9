-- Guests found by a few letters, among a hundred thousand as among a hundred.

-- Whoever was here last comes first: of a common name the first five are at its beginning.
CREATE INDEX guests_by_last_seen ON guests (last_seen DESC, id) WHERE merged_into IS NULL;
-- What stands on the tabs and in the choice of countries, counted without opening a row.
CREATE INDEX guests_counted ON guests (country, next_at, bookings) WHERE merged_into IS NULL;
