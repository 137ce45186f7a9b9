-- A copy of the database opens nothing: secrets lie here sealed with a key that does not. What lay in clear is sealed by
-- the first start after this, since no statement here knows the key.

-- 20 bytes in clear, or 37 more when sealed.
ALTER TABLE two_factor DROP CONSTRAINT two_factor_secret_check;
ALTER TABLE two_factor ADD CONSTRAINT two_factor_secret_check CHECK (length(secret) IN (20, 57));

-- The name of an attempt is hidden, and its answer sealed with what only the caller knows.
ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE bytea USING convert_to(answer::text, 'UTF8');
ALTER TABLE idempotency_keys ADD COLUMN is_sealed boolean NOT NULL DEFAULT false;

-- A list is found by the hash of its code; whoever shares it is shown the code itself, which lies sealed.
ALTER TABLE users ADD COLUMN wishlist_code_sealed bytea CHECK (length(wishlist_code_sealed) IN (22, 59));
UPDATE users SET wishlist_code_sealed = convert_to(wishlist_code, 'UTF8'),
  wishlist_code = encode(sha256(convert_to(wishlist_code, 'UTF8')), 'hex')
WHERE wishlist_code IS NOT NULL;
