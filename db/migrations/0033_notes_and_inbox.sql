-- What the office wants to remember of a booking. Never on a paper, a mail or a page of guests or crew.
CREATE TABLE booking_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 1000),
  by_user uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX booking_notes_of_booking ON booking_notes (booking_id, at);

-- Letters of the contact form wait until somebody answered, here or otherwise.
ALTER TABLE contact_messages
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- As it was mailed; null: answered by telephone or in another way.
  ADD COLUMN answer text CHECK (length(answer) BETWEEN 1 AND 4000),
  ADD CONSTRAINT contact_messages_answer_settles CHECK (answer IS NULL OR settled_at IS NOT NULL);
CREATE INDEX contact_messages_waiting ON contact_messages (at) WHERE settled_at IS NULL;
