-- What the crew ask for on their own page, and what the office answered. Leave itself is among the absences.

CREATE TABLE leave_requests (
  -- Made by the telephone: the same request sent twice is one.
  id uuid PRIMARY KEY,
  resource_id uuid NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  words text NOT NULL DEFAULT '' CHECK (length(words) <= 300),
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'granted', 'refused', 'withdrawn')),
  -- Of one that was granted: all its days, or some of them.
  granted_days date[] NOT NULL DEFAULT '{}',
  -- What the office said to it.
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 300),
  answered_at timestamptz,
  -- Somebody of the office; null once they left it, and where it was withdrawn.
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  CHECK ((state = 'asked') = (answered_at IS NULL)),
  CHECK ((state = 'granted') = (cardinality(granted_days) > 0)),
  CONSTRAINT one_open_request_a_day
    EXCLUDE USING gist (resource_id WITH =, daterange(first_day, last_day, '[]') WITH &&) WHERE (state = 'asked')
);
CREATE INDEX leave_requests_of_person ON leave_requests (resource_id, asked_at);
CREATE INDEX leave_requests_answered ON leave_requests (answered_at) WHERE answered_at IS NOT NULL;

-- Below so many who stay free on a day, granting leave is a matter to think about.
ALTER TABLE duty_policies ADD COLUMN few_stay_free integer NOT NULL DEFAULT 3 CHECK (few_stay_free >= 0);
