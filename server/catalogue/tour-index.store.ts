import { sql } from 'kysely'
import type { ClassPrice } from '#contract/catalogue.ts'
import type { ChoosableClass } from '#contract/room.ts'
import { areManySteps, fewSteps, stepsToClimb, wheelsInWords } from '#contract/walking.ts'
import type { Database } from '#server/platform/database.ts'
import { pricesByParty } from './party-price.rules.ts'
import { normalise } from './search-words.rules.ts'
import {
  bookableUntil,
  lengthBandOf,
  roomBandOf,
  seasonBitsOf,
  type WayOnFoot,
  walkingBandOf,
} from './tour-index.rules.ts'
import { withSmallChildren } from './with-children.rules.ts'

interface TourToIndex extends WayOnFoot {
  id: string
  category_id: string
  category: string
  category_position: number
  position: number
  title: string
  short_name: string
  summary: string
  words: string
  stop_names: string
  stop_notes: string
  japanese: string
  duration_minutes: number
  walking_kilometres: number
  from_age: number | null
  drive_minutes: number
  best_months: number[]
  guide_included: boolean
  pick_up: string
  season_from: number | null
  season_to: number | null
  minimum_notice_hours: number
  start_times: string[]
  prices: (ChoosableClass & Pick<ClassPrice, 'maxGuests'>)[]
}

/** Published tours with the texts that a visitor may search for: all of them, or some. */
async function readTours(db: Database, ids?: readonly string[]): Promise<TourToIndex[]> {
  const which = ids ? sql`tours.id = ANY (${ids}::uuid[])` : sql`true`
  const { rows } = await sql<TourToIndex>`
    SELECT tours.id, tours.category_id, categories.name AS category, categories.position AS category_position,
      tours.position, title, short_name, tours.summary, duration_minutes, walking_level,
      walking_kilometres::float8 AS walking_kilometres, steps, stroller, from_age, best_months, guide_included,
      (return_drive_minutes + (SELECT coalesce(sum(drive_minutes), 0) FROM tour_stops WHERE tour_id = tours.id))::int
        AS drive_minutes,
      pick_up ->> 'name' AS pick_up, season_from, season_to, minimum_notice_hours, start_times,
      concat_ws(' ', array_to_string(suits, ' '), plan_b,
        (SELECT string_agg(node #>> '{}', ' ') FROM jsonb_path_query(details, '$.**.text') AS node)) AS words,
      (SELECT string_agg(name, ' ') FROM tour_stops WHERE tour_id = tours.id) AS stop_names,
      (SELECT string_agg(note, ' ') FROM tour_stops WHERE tour_id = tours.id) AS stop_notes,
      concat_ws(' ', pick_up ->> 'nameJa',
        (SELECT string_agg(name_ja, ' ') FROM tour_stops WHERE tour_id = tours.id)) AS japanese,
      (SELECT jsonb_agg(jsonb_build_object('vehicleClass', vehicle_class, 'priceYen', price_yen, 'loads', loads,
          'maxGuests', max_guests))
        FROM sold_tour_prices AS tour_prices WHERE tour_id = tours.id) AS prices
    FROM tours JOIN categories ON categories.id = tours.category_id
    WHERE tours.status = 'published' AND categories.state = 'shown' AND ${which}`.execute(db)
  return rows
}

/** Weighted: the title counts most, then the line and its stops. */
function headlineOf(tour: TourToIndex) {
  const name = normalise(`${tour.title} ${tour.short_name}`)
  const places = normalise(`${tour.category} ${tour.stop_names} ${tour.pick_up}`)
  return sql<string>`setweight(to_tsvector('english', ${name}), 'A') || setweight(to_tsvector('english', ${places}), 'B')`
}

const textOf = (tour: TourToIndex) =>
  normalise(
    [
      tour.title,
      tour.short_name,
      tour.category,
      tour.stop_names,
      tour.stop_notes,
      tour.pick_up,
      tour.summary,
      tour.words,
      wheelsInWords(tour.stroller),
    ].join(' '),
  )

const isGoodWithChildren = (tour: TourToIndex) =>
  withSmallChildren({
    startTimes: tour.start_times,
    durationMinutes: tour.duration_minutes,
    driveMinutes: tour.drive_minutes,
    walkingLevel: tour.walking_level,
    walkingKilometres: tour.walking_kilometres,
    steps: tour.steps,
    stroller: tour.stroller,
    fromAge: tour.from_age,
  }).verdict === 'good'

function toEntry(tour: TourToIndex) {
  const maxGuests = Math.max(...tour.prices.map((price) => price.maxGuests))
  return {
    tour_id: tour.id,
    category_id: tour.category_id,
    our_order: tour.category_position * 10_000 + tour.position,
    duration_minutes: tour.duration_minutes,
    price_yen: Math.min(...tour.prices.map((price) => price.priceYen)),
    party_prices: pricesByParty(tour.prices),
    max_guests: maxGuests,
    length_band: lengthBandOf(tour.duration_minutes),
    room_band: roomBandOf(maxGuests),
    walking_band: walkingBandOf(tour),
    good_with_children: isGoodWithChildren(tour),
    season_bits: seasonBitsOf(tour.best_months),
    guide_included: tour.guide_included,
    season_from: tour.season_from,
    season_to: tour.season_to,
    bookable_until_minutes: bookableUntil(tour.start_times, tour.minimum_notice_hours),
    pick_up: tour.pick_up,
    headline: headlineOf(tour),
    document: sql<string>`to_tsvector('english', ${textOf(tour)})`,
    japanese: normalise(tour.japanese),
  }
}

/** Writes the search rows and the list of words anew. */
export async function rebuildTourIndex(db: Database): Promise<void> {
  const tours = await readTours(db)
  await db.deleteFrom('tour_search').execute()
  await addEntries(db, tours)
  await rebuildWords(db, tours)
}

interface Indexed extends WayOnFoot {
  id: string
  walking_band: number
  good_with_children: boolean
  lacks_wheels: boolean
}

/**
 * At every start: entries that say easy, or good with small children, of a day whose steps say otherwise are written
 * anew, since they stay as they were when the rule of steps changes; and those that do not say what wheels come along.
 * Only what has many steps, or a way for wheels, is looked at.
 */
export async function layTourIndex({ db: anyDb }: { db: Database }): Promise<void> {
  await anyDb.transaction().execute(async (db) => {
    const lacksWheels = sql`(stroller = 'all' AND NOT document @@ to_tsquery('english', 'wheelchair'))`
    const { rows } = await sql<Indexed>`
      SELECT tours.id, walking_level, steps, stroller, walking_band, good_with_children,
        coalesce(${lacksWheels}, false) AS lacks_wheels
      FROM tours JOIN tour_search ON tour_search.tour_id = tours.id
      WHERE steps > ${fewSteps} OR ${lacksWheels} FOR UPDATE OF tours`.execute(db)
    const stale = rows.filter(
      (row) =>
        row.lacks_wheels ||
        row.walking_band !== walkingBandOf(row) ||
        (row.good_with_children && areManySteps(stepsToClimb(row))),
    )
    const [unsaid, otherwise] = [stale.filter((row) => row.lacks_wheels), stale.filter((row) => !row.lacks_wheels)]
    const change = async () => {}
    // Their entries never counted what is said of wheels, so it is not among the words that go.
    if (unsaid.length > 0) await reindexing(db, idsOf(unsaid), change, (tour) => ({ ...tour, stroller: null }))
    if (otherwise.length > 0) await reindexing(db, idsOf(otherwise), change)
  })
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function addEntries(db: Database, tours: readonly TourToIndex[]) {
  const entries = tours.map(toEntry)
  // In portions, since one statement takes no more than 65,535 values.
  for (let start = 0; start < entries.length; start += 1000) {
    await db
      .insertInto('tour_search')
      .values(entries.slice(start, start + 1000))
      .execute()
  }
}

/** Changes tours, and with them what is found of them: their rows, and the words that came or went. */
export async function reindexing(
  db: Database,
  ids: readonly string[],
  change: () => Promise<void>,
  asIndexed = (tour: TourToIndex) => tour,
): Promise<void> {
  if (!db.isTransaction) throw new Error('A tour and its index change together, or not at all.')
  const before = await readTours(db, ids)
  await change()
  const after = await readTours(db, ids)
  await db
    .deleteFrom('tour_search')
    .where('tour_id', 'in', [...ids, nobody])
    .execute()
  await addEntries(db, after)
  const counts = countWords(after)
  for (const [word, count] of countWords(before.map(asIndexed))) counts.set(word, (counts.get(word) ?? 0) - count)
  const moved = [...counts].filter(([, count]) => count !== 0)
  if (moved.length === 0) return
  await sql`INSERT INTO tour_search_words (word, tours)
    SELECT * FROM unnest(${moved.map(([word]) => word)}::text[], ${moved.map(([, count]) => count)}::int[])
    ON CONFLICT (word) DO UPDATE SET tours = tour_search_words.tours + excluded.tours`.execute(db)
  await db.deleteFrom('tour_search_words').where('tours', '<=', 0).execute()
}

/** Keeps a list of none from being an error. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** The words as they are written, not their stems: a visitor who mistypes is shown what was meant. */
function countWords(tours: readonly TourToIndex[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tour of tours) {
    for (const word of new Set(textOf(tour).match(/[\p{L}\p{N}]{1,40}/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

async function rebuildWords(db: Database, tours: readonly TourToIndex[]) {
  const words = [...countWords(tours)].map(([word, count]) => ({ word, tours: count }))
  await db.deleteFrom('tour_search_words').execute()
  for (let start = 0; start < words.length; start += 5000) {
    await db
      .insertInto('tour_search_words')
      .values(words.slice(start, start + 5000))
      .execute()
  }
}
