-- Cards that somebody of the office set up to see that guests' cards will do: without a charge, and not to be used again.
-- A proof holds for the account whose keys it was made with; with other keys it is to be made again.
CREATE TABLE card_proofs (
  setup_id text PRIMARY KEY,
  gateway text NOT NULL CHECK (gateway IN ('stripe', 'test')),
  -- The publishable key, which names the account and says nothing that is secret.
  account text NOT NULL,
  -- When the gateway said that the card is good.
  proved_at timestamptz,
  -- When the gateway called us about it, by itself.
  heard_at timestamptz,
  CHECK (proved_at IS NOT NULL OR heard_at IS NOT NULL)
);
CREATE INDEX card_proofs_of_account ON card_proofs (gateway, account);
