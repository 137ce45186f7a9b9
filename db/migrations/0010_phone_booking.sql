-- By telephone: calls that wait, money taken by hand, and finding everything by a few letters.

-- A call that was put aside: what was typed, until the caller rings again. Kept two weeks.
CREATE TABLE phone_drafts (
  id uuid PRIMARY KEY,
  -- Who took the call.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- By which addresses of mail are compared; empty while none was named.
  email_key text NOT NULL DEFAULT '',
  -- As the contract's CallDraft says.
  draft jsonb NOT NULL,
  put_aside_at timestamptz NOT NULL
);
CREATE INDEX phone_drafts_by_time ON phone_drafts (put_aside_at DESC);

-- What a guest gives on the day comes through no gateway, and is money all the same.
ALTER TABLE payments DROP CONSTRAINT payments_gateway_check,
  ADD CONSTRAINT payments_gateway_check CHECK (gateway IN ('test', 'stripe', 'cash')),
  -- Who of the office took it.
  ADD COLUMN taken_by uuid REFERENCES users (id) ON DELETE SET NULL;

-- Given back beyond the terms, as a kindness: the day then costs as much less, and it is not owed again.
ALTER TABLE refunds ADD COLUMN beyond_terms boolean NOT NULL DEFAULT false;

-- Any letters of a name, an address or a number, among a hundred thousand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX bookings_by_letters ON bookings
  USING gin (lead_name gin_trgm_ops, email_key gin_trgm_ops, phone gin_trgm_ops, reference gin_trgm_ops);
