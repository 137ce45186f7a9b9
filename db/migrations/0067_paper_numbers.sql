-- Numbers of receipts and credit notes, where the office set a series; otherwise they count within their booking.
CREATE TABLE paper_series (
  kind text PRIMARY KEY CHECK (kind IN ('payment', 'refund')),
  prefix text NOT NULL UNIQUE CHECK (prefix ~ '^[A-Z0-9]([A-Z0-9-]{0,8}[A-Z0-9])?$'),
  -- The year stands in the number, and each year begins with 1.
  with_year boolean NOT NULL,
  digits smallint NOT NULL CHECK (digits BETWEEN 1 AND 9),
  next_number integer NOT NULL CHECK (next_number > 0),
  -- Of the number that was given last; never goes back.
  year smallint
);

ALTER TABLE payments ADD COLUMN paper_number text UNIQUE CHECK (length(paper_number) <= 40);
ALTER TABLE refunds ADD COLUMN paper_number text UNIQUE CHECK (length(paper_number) <= 40);

-- Gives the next number at the commit, when all other locks are held: who holds the series waits for nobody, and money
-- that is rolled back leaves no gap. Money never fails for a number: one that is taken is passed over.
CREATE FUNCTION give_paper_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  series paper_series;
  moved_in smallint;
  given text;
BEGIN
  IF NOT EXISTS (SELECT FROM paper_series WHERE kind = TG_ARGV[0]) THEN RETURN NULL; END IF;
  -- One turn for both series: a transaction that pays and gives back would else hold one and wait for the other.
  PERFORM pg_advisory_xact_lock(hashtext('annai.paper-series'));
  SELECT * INTO series FROM paper_series WHERE kind = TG_ARGV[0];
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_ARGV[0] = 'payment' THEN
    SELECT extract(year FROM paid_at AT TIME ZONE 'Asia/Tokyo') INTO moved_in
    FROM payments WHERE id = NEW.id AND paper_number IS NULL AND state = 'succeeded';
  ELSE
    SELECT extract(year FROM created_at AT TIME ZONE 'Asia/Tokyo') INTO moved_in
    FROM refunds WHERE id = NEW.id AND paper_number IS NULL;
  END IF;
  IF moved_in IS NULL THEN RETURN NULL; END IF;
  IF series.with_year AND series.year < moved_in THEN series.next_number := 1; END IF;
  series.year := greatest(series.year, moved_in);
  LOOP
    given := series.prefix || '-' || CASE WHEN series.with_year THEN series.year || '-' ELSE '' END
      || lpad(series.next_number::text, greatest(series.digits, length(series.next_number::text)), '0');
    series.next_number := series.next_number + 1;
    EXIT WHEN NOT EXISTS (SELECT FROM payments WHERE paper_number = given)
      AND NOT EXISTS (SELECT FROM refunds WHERE paper_number = given);
  END LOOP;
  UPDATE paper_series SET next_number = series.next_number, year = series.year WHERE kind = TG_ARGV[0];
  IF TG_ARGV[0] = 'payment' THEN
    UPDATE payments SET paper_number = given WHERE id = NEW.id;
  ELSE
    UPDATE refunds SET paper_number = given WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- What was brought in from before is succeeded or done when it comes, and keeps the numbers that it had.
CREATE CONSTRAINT TRIGGER payments_take_a_number AFTER UPDATE OF state ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state = 'succeeded' AND OLD.state <> 'succeeded') EXECUTE FUNCTION give_paper_number('payment');
CREATE CONSTRAINT TRIGGER refunds_take_a_number AFTER INSERT ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state = 'asked' AND NOT NEW.is_correction) EXECUTE FUNCTION give_paper_number('refund');
