-- How the month sheet of duty is laid out: which columns in which order, under which headings, and what is written at its
-- foot. Its limits are those of the duty rules.
CREATE TABLE month_sheet_layouts (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
  title_ja text NOT NULL CHECK (length(title_ja) <= 30),
  -- In their order: {"column", "heading", "headingJa"}.
  columns jsonb NOT NULL CHECK (jsonb_typeof(columns) = 'array'),
  -- A line each.
  notes text[] NOT NULL
);

INSERT INTO month_sheet_layouts (title, title_ja, columns, notes) VALUES (
  'Duty of a month',
  '乗務時間集計表',
  '[
    {"column": "day", "heading": "Day", "headingJa": "日"},
    {"column": "begin", "heading": "Begin", "headingJa": "始業"},
    {"column": "end", "heading": "End", "headingJa": "終業"},
    {"column": "duty", "heading": "Duty", "headingJa": "拘束"},
    {"column": "driving", "heading": "Driving", "headingJa": "運転"},
    {"column": "standing", "heading": "Standing", "headingJa": "休憩・待機"},
    {"column": "rest", "heading": "Rest", "headingJa": "休息"},
    {"column": "kilometres", "heading": "km", "headingJa": "走行"},
    {"column": "note", "heading": "Note", "headingJa": "備考"}
  ]',
  ARRAY[
    'Times as planned, from leaving the own garage to being back in it; driving as the ways of the jobs were planned.',
    'Standing is what is on duty and not at the wheel. The rest in the last line is the shortest of the month.'
  ]
);
