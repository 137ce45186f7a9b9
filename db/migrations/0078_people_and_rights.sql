-- What somebody works by contract, and what no month may have. Without a contract of hours nothing is aimed at.
ALTER TABLE resources
  ADD COLUMN contract_month_minutes integer CHECK (contract_month_minutes BETWEEN 60 AND 24000),
  ADD CONSTRAINT contract_hours_of_people CHECK (kind <> 'vehicle' OR contract_month_minutes IS NULL);

ALTER TABLE duty_policies ADD COLUMN utmost_month_minutes integer CHECK (utmost_month_minutes BETWEEN 60 AND 44640);
UPDATE duty_policies SET utmost_month_minutes = 16500 WHERE kind = 'chauffeur';

-- How much the desk may take off a price by hand: so many per cent, or so many yen where that is more.
ALTER TABLE booking_policies
  ADD COLUMN desk_lowers_percent integer NOT NULL DEFAULT 10 CHECK (desk_lowers_percent BETWEEN 0 AND 100),
  ADD COLUMN desk_lowers_yen integer NOT NULL DEFAULT 0 CHECK (desk_lowers_yen BETWEEN 0 AND 1000000);

-- When somebody last showed who they are in a session: by signing in, or by password and code since.
ALTER TABLE sessions ADD COLUMN proven_at timestamptz;
