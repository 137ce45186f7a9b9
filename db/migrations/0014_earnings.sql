-- Figures: what the dashboard and the ledger ask for by time, among a hundred thousand bookings.

CREATE INDEX ledger_by_time ON ledger_lines (at) WHERE account = 'guest';
CREATE INDEX bookings_by_creation ON bookings (created_at, id);
CREATE INDEX booking_messages_by_time ON booking_messages (at);
-- Few at any time: what the office has to look at.
CREATE INDEX payments_unfinished ON payments (created_at) WHERE state IN ('started', 'needs_step_up');
CREATE INDEX refunds_failed ON refunds (created_at) WHERE state = 'failed';
