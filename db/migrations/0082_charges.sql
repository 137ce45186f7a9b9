-- What is asked of a card at once is one charge; what each item has of it is a payment. A charge has one name at the
-- gateway, and all of its payments are in one state.
ALTER TABLE payments
  ADD COLUMN charge_id uuid,
  -- All of the charge, as it stands on the guest's statement.
  ADD COLUMN charge_yen integer CHECK (charge_yen >= amount_yen);
UPDATE payments SET charge_id = id, charge_yen = amount_yen;
ALTER TABLE payments
  ALTER COLUMN charge_id SET NOT NULL,
  ALTER COLUMN charge_yen SET NOT NULL,
  DROP CONSTRAINT payments_gateway_gateway_id_key,
  ADD CONSTRAINT payments_once_in_charge UNIQUE (charge_id, booking_id),
  ADD CONSTRAINT one_charge_by_one_name EXCLUDE USING gist (gateway WITH =, gateway_id WITH =, charge_id WITH <>);
CREATE INDEX payments_at_gateway ON payments (gateway, gateway_id);
