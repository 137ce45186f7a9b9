-- Chauffeurs and guides are kept by the office: what they are called, since when and until when they work, at which
-- hours, and their papers, which are kept as those of cars are.

ALTER TABLE resources
  -- Of people: which part of the name is the family's; empty: its last word.
  ADD COLUMN family_name text NOT NULL DEFAULT '' CHECK (length(family_name) <= 40),
  -- In kana, for sorting and for calling.
  ADD COLUMN reading text NOT NULL DEFAULT '' CHECK (length(reading) <= 80),
  -- The first and the last day of their work, both included; null: no such day.
  ADD COLUMN begins_on date,
  ADD COLUMN last_day date,
  -- Minutes of weekdays that differ from the usual ones: {"5": [720, 1380]}.
  ADD COLUMN other_hours jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(other_hours) = 'object'),
  -- Of people; vehicles count theirs themselves.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT works_from_first_to_last_day CHECK (last_day >= begins_on);

-- The link of a day goes to it: nobody else may read it.
CREATE UNIQUE INDEX one_phone_a_person ON resources (regexp_replace(phone, '\D', '', 'g'))
  WHERE kind <> 'vehicle' AND active AND phone <> '';

ALTER TABLE duty_policies
  -- Of people: more hours in a usual week are warned of, and refused.
  ADD COLUMN aimed_week_minutes integer NOT NULL DEFAULT 3600 CHECK (aimed_week_minutes > 0),
  ADD COLUMN utmost_week_minutes integer NOT NULL DEFAULT 3960 CHECK (utmost_week_minutes >= aimed_week_minutes);

-- The papers of everybody and everything that drives.
ALTER TABLE vehicle_papers RENAME TO papers;
ALTER TABLE papers RENAME COLUMN vehicle_id TO resource_id;
ALTER TABLE papers DROP CONSTRAINT vehicle_papers_vehicle_id_fkey;
ALTER TABLE papers ADD FOREIGN KEY (resource_id) REFERENCES resources (id) ON DELETE CASCADE;
ALTER TABLE papers DROP CONSTRAINT vehicle_papers_kind_check;
ALTER TABLE papers
  ADD CONSTRAINT papers_kind_check CHECK (kind IN (
    'inspection', 'three-month', 'insurance', 'permit', 'child-seat', 'other',
    'licence', 'health-check', 'guide-registration', 'work-permit', 'aptitude-test', 'first-aid')),
  -- Of a licence or a registration.
  ADD COLUMN number text NOT NULL DEFAULT '' CHECK (length(number) <= 40),
  -- Of a second-class licence: for cars, for buses of up to 29, for all.
  ADD COLUMN licence_class text CHECK (licence_class IN ('ordinary', 'medium', 'large')),
  ADD CONSTRAINT a_licence_has_a_class CHECK ((kind = 'licence') = (licence_class IS NOT NULL));
ALTER INDEX papers_of_vehicle RENAME TO papers_of_resource;
CREATE INDEX papers_by_end ON papers (ends_on) WHERE replaced_at IS NULL;
-- A number is one person's.
CREATE UNIQUE INDEX one_number_a_person ON papers (kind, number)
  WHERE kind IN ('licence', 'guide-registration') AND replaced_at IS NULL AND number <> '';

ALTER TABLE chauffeurs ADD COLUMN papers_until date;
ALTER TABLE guides ADD COLUMN papers_until date;

CREATE OR REPLACE FUNCTION count_papers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid := coalesce(NEW.resource_id, OLD.resource_id);
  first_end date;
BEGIN
  SELECT min(ends_on) INTO first_end FROM papers WHERE resource_id = whose AND replaced_at IS NULL AND holds_back;
  UPDATE vehicles SET papers_until = first_end WHERE resource_id = whose;
  UPDATE chauffeurs SET papers_until = first_end WHERE resource_id = whose;
  UPDATE guides SET papers_until = first_end WHERE resource_id = whose;
  RETURN NULL;
END $$;

-- Who drives already goes on driving: the numbers that were kept become papers of which no end is known.
INSERT INTO papers (resource_id, kind, name, number, licence_class, added_at)
  SELECT resource_id, 'licence', 'Licence, second class', licence_number,
    CASE WHEN drives && ARRAY(SELECT class FROM vehicle_classes WHERE is_bus) THEN 'large' ELSE 'ordinary' END, now()
  FROM chauffeurs;
INSERT INTO papers (resource_id, kind, name, detail, added_at)
  SELECT resource_id, 'health-check', 'Health check', 'From before papers were kept', now() FROM chauffeurs;
INSERT INTO papers (resource_id, kind, name, number, holds_back, added_at)
  SELECT resource_id, 'guide-registration', 'Guide registration', registration_number, false, now()
  FROM guides WHERE registration_number IS NOT NULL;
ALTER TABLE chauffeurs DROP COLUMN licence_number;
ALTER TABLE guides DROP COLUMN registration_number;
