-- Files that the office brings into its lists: how each was read, and line by line what would become of it, until
-- somebody puts it in. Nothing of a list is changed before that, and all of it goes after some days.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of which list, such as 'places'.
  list text NOT NULL CHECK (list ~ '^[a-z]+(-[a-z]+)*$' AND length(list) <= 40),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 120),
  -- As it came, packed.
  packed bytea NOT NULL,
  by_user uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'ready', 'unreadable', 'applying', 'done')),
  -- Counts how often it was read: who reads for an earlier time writes nothing any more.
  reading integer NOT NULL DEFAULT 1,
  -- As it is to be read; null: as it looks.
  encoding text,
  separator text,
  lines integer NOT NULL CHECK (lines >= 0),
  lines_read integer NOT NULL DEFAULT 0,
  -- How it was read, and the counts.
  summary jsonb,
  -- What the list was when it was read: put in only while it still is.
  stamp text,
  -- Why it cannot be read, as a sentence.
  fault text,
  done_at timestamptz,
  CHECK (state <> 'ready' OR (summary IS NOT NULL AND stamp IS NOT NULL)),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE INDEX imports_of_list ON imports (list, created_at DESC);
CREATE INDEX imports_by_age ON imports (created_at);

-- What is the same is only counted. Bad lines come first (0), then changes (1), then what is new (2).
CREATE TABLE import_lines (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  rank smallint NOT NULL CHECK (rank IN (0, 1, 2)),
  number integer NOT NULL CHECK (number >= 1),
  name text NOT NULL,
  -- As it is put in; of a bad line its cells and what is to be mended.
  line_row jsonb,
  -- The fields that change, as they were; null: it is new.
  line_before jsonb,
  cells jsonb,
  faults jsonb,
  PRIMARY KEY (import_id, rank, number),
  CHECK ((rank = 0) = (faults IS NOT NULL AND cells IS NOT NULL)),
  CHECK ((rank = 0) = (line_row IS NULL)),
  CHECK ((rank = 1) = (line_before IS NOT NULL))
);
