-- What goes back of money by hand goes by somebody's hand, too: it waits until the desk says that it was given.
ALTER TABLE refunds
  ADD COLUMN to_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN handed_at timestamptz,
  -- Who of the office said so; null once they left it.
  ADD COLUMN handed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD CHECK (to_hand OR handed_at IS NULL),
  ADD CHECK (handed_at IS NOT NULL OR handed_by IS NULL),
  -- A correction gives nothing back.
  ADD CHECK (NOT (to_hand AND is_correction));

-- Of what was decided before, the desk itself wrote down what it gave; of a guest who cancelled alone nobody was told.
UPDATE refunds SET to_hand = true FROM payments
  WHERE payments.id = payment_id AND gateway = 'cash' AND NOT is_correction
    AND EXISTS (SELECT FROM booking_moves WHERE booking_moves.booking_id = refunds.booking_id
      AND to_state = 'cancelled' AND actor = 'guest' AND booking_moves.at = refunds.created_at);

-- Few at any time: what the office has to give.
CREATE INDEX refunds_to_hand ON refunds (created_at) WHERE to_hand AND handed_at IS NULL;

-- Who brings a wheelchair wants to know before choosing a car; so far only our own words about a class said it.
ALTER TABLE vehicle_classes ADD COLUMN has_high_step boolean NOT NULL DEFAULT false;
UPDATE vehicle_classes SET has_high_step = true WHERE words LIKE '%The step at the door is high.%';
