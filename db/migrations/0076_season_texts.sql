-- What the site says of the season, and how many of the office's picks the front page shows, become the office's.
CREATE TABLE season_texts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What the office calls it; guests do not read it.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- Month and day as MMDD, both included; over the new year where it ends before it begins. Null: whenever no other is.
  season_from smallint CHECK (season_from BETWEEN 101 AND 1231),
  season_to smallint CHECK (season_to BETWEEN 101 AND 1231),
  CHECK ((season_from IS NULL) = (season_to IS NULL)),
  note text NOT NULL,
  headline text NOT NULL,
  body text NOT NULL,
  picture_name text NOT NULL REFERENCES pictures (name),
  -- What the office says of the picture here; null: what the picture says of itself.
  picture_alt text,
  picture_focus text,
  -- Where two meet, the one that stands first is shown.
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  changed_at timestamptz
);
CREATE UNIQUE INDEX season_texts_by_name ON season_texts (lower(name));
CREATE UNIQUE INDEX season_texts_usual ON season_texts ((season_from IS NULL)) WHERE season_from IS NULL;

-- Where its days are found, and which of them are named beside the text.
CREATE TABLE season_text_lines (
  season_id uuid NOT NULL REFERENCES season_texts (id) ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  PRIMARY KEY (season_id, category_id)
);
CREATE INDEX season_text_lines_of_category ON season_text_lines (category_id);
CREATE TABLE season_text_tours (
  season_id uuid NOT NULL REFERENCES season_texts (id) ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (season_id, tour_id)
);
CREATE INDEX season_text_tours_of_tour ON season_text_tours (tour_id);

CREATE TABLE home_page (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  picks_shown smallint NOT NULL DEFAULT 3 CHECK (picks_shown BETWEEN 0 AND 12)
);
INSERT INTO home_page DEFAULT VALUES;

ALTER TABLE standard_takings DROP CONSTRAINT standard_takings_list_check,
  ADD CONSTRAINT standard_takings_list_check
    CHECK (list IN ('areas', 'times', 'distances', 'seasons', 'places', 'terminals', 'season-texts'));

-- Until now the pages of every house said these. Whoever has tours on the site keeps them; a new house begins without.
INSERT INTO season_texts (name, season_from, season_to, note, headline, body, picture_name, position)
SELECT said.name, said.season_from, said.season_to, said.note, said.headline, said.body, said.picture_name, said.position
FROM (VALUES
  ('Blossom', 301, 420, 'In season now: plum, then cherry, until about 10 April', 'The blossom stays for about ten days.',
    'It opens in the south of the city first and lasts longest in the valleys towards Nikko. At Chidorigafuchi the branches hang low over the moat; before eight in the morning the path is almost yours.',
    'sakura-moat', 1),
  ('Iris', 421, 630, 'In season now: wisteria, iris and hydrangea, until the end of June', 'In June the gardens stand in water.',
    'Iris in the old Edo gardens, hydrangea along the temple steps of Kamakura. The rains come in the second week; an umbrella is in the car, and the gardens are quieter for it.',
    'iris-garden', 2),
  ('River', 701, 831, 'In season now: river fireworks and summer festivals, until the end of August', 'On summer nights the river is lit.',
    'The Sumida fireworks have marked the heat since the Edo years. By day we go up to Nikko or Hakone, where it is some degrees cooler, and come back to the city when the lamps are on.',
    'sumida-fireworks', 3),
  ('Lake', 901, 1109, 'In season now: pampas grass and the first maples, until mid-November', 'The colour begins on the mountains.',
    'Around Lake Chuzenji the maples turn in October, at Hakone in November, in the city last. The lake is stillest before nine; that is when we like to be there.',
    'hakone-torii', 4),
  ('Ginkgo', 1110, 1205, 'In season now: ginkgo and maple, until about 5 December', 'For two weeks the avenue at Gaien turns to gold.',
    '146 ginkgo trees, planted in 1923, four rows deep. Early in the morning, before the cafés open, one can stand in the middle of it; the maples in the gardens of the city follow a few days later.',
    'ginkgo-avenue', 5),
  ('Winter', 1206, 229, 'In season now: clear air and early lamps, until the end of February', 'In winter the mountain comes closer.',
    'The air is dry and the sky is clear on most mornings, and Fuji stands at the end of streets that hide it all summer. Snow is rare in the city; when it falls, the temples are worth getting up for.',
    'temple-snow', 6)
) AS said (name, season_from, season_to, note, headline, body, picture_name, position)
JOIN pictures ON pictures.name = said.picture_name
WHERE EXISTS (SELECT FROM tours WHERE status = 'published');
INSERT INTO season_text_lines (season_id, category_id)
SELECT season_texts.id, categories.id FROM season_texts, categories WHERE categories.slug = 'season-specials';
