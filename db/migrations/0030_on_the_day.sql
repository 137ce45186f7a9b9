-- What the desk marks for a crew that rings in, and money on the day: how it was given, to whom, and what was entered
-- wrongly.

-- A step that somebody of the desk marked for the crew: only the desk takes it back.
ALTER TABLE crew_marks
  ADD COLUMN by_desk boolean NOT NULL DEFAULT false,
  -- Who of the office; null once they left it.
  ADD COLUMN marked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD CHECK (by_desk OR marked_by IS NULL);

-- By hand means: through no gateway of ours.
ALTER TABLE payments
  ADD COLUMN taken_how text CHECK (taken_how IN ('cash', 'terminal', 'transfer')),
  -- Who of the crew was given it; null: nobody of them.
  ADD COLUMN taken_by_crew uuid REFERENCES resources (id);
UPDATE payments SET taken_how = 'cash' WHERE gateway = 'cash';
ALTER TABLE payments ADD CHECK ((gateway = 'cash') = (taken_how IS NOT NULL));

-- A counter-entry: the money was never given, and is due as before.
ALTER TABLE refunds ADD COLUMN is_correction boolean NOT NULL DEFAULT false;

-- What is still to collect stands on the board.
CREATE TRIGGER open_balances_tell_boards AFTER INSERT OR UPDATE OR DELETE ON open_balances
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();
