import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { TaxClass } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'
import type { Extra, ExtraUse, GuideSeason, PriceBook, Rates } from './price-input.rules.ts'

/** Everything in one statement, so that no price is made of two states of the book. */
export async function readPriceBook(db: Database): Promise<PriceBook> {
  const { rates, classRates, guideSeasons, extras } = await db
    .selectNoFrom([
      jsonObjectFrom(selectRates(db)).as('rates'),
      jsonArrayFrom(db.selectFrom('class_rates').select(['class', 'extra_half_hour_yen as yen'])).as('classRates'),
      jsonArrayFrom(selectGuideSeasons(db)).as('guideSeasons'),
      jsonArrayFrom(selectExtras(db)).as('extras'),
    ])
    .executeTakeFirstOrThrow()
  if (!rates) throw new Error('There are no rates: layRates has not run on this database.')
  return {
    rates,
    classRates: new Map(classRates.map((rate) => [rate.class, rate.yen])),
    guideSeasons,
    extras: extras.map(({ retired, onlyWith, taxClass, ...extra }) => ({
      ...extra,
      ...(retired && { isRetired: true as const }),
      ...(onlyWith && { onlyWith }),
      ...(taxClass !== 'standard' && { taxClass }),
    })),
  }
}

const selectRates = (db: Database) =>
  db
    .selectFrom('rates')
    .select(['day_from_minutes as dayFromMinutes', 'day_until_minutes as dayUntilMinutes'])
    .select(['night_half_hour_yen as nightHalfHourYen', 'most_extra_half_hours as mostExtraHalfHours'])
    .select(['guide_short_minutes as guideShortMinutes', 'guide_short_yen as guideShortYen'])
    .select(['guide_day_minutes as guideDayMinutes', 'guide_day_yen as guideDayYen'])
    .select('guide_extra_half_hour_yen as guideExtraHalfHourYen')

const selectGuideSeasons = (db: Database) =>
  db
    .selectFrom('guide_seasons')
    .select(['name', 'season_from as seasonFrom', 'season_to as seasonTo', 'guide_yen as guideYen'])
    .orderBy('season_from')
    .orderBy('name')

const selectExtras = (db: Database) =>
  db
    .selectFrom('extras')
    .select(['code', 'name', 'explanation', 'price_yen as priceYen', 'most_pieces as mostPieces', 'position'])
    .select(['half_seats as halfSeats', 'large_cases as largeCases'])
    .select([
      sql<TaxClass>`tax_class`.as('taxClass'),
      sql<boolean>`retired_at IS NOT NULL`.as('retired'),
      sql<ExtraUse | null>`CASE WHEN NOT for_rides THEN 'tours' WHEN NOT for_tours THEN 'rides' END`.as('onlyWith'),
    ])
    .orderBy('position')
    .orderBy('code')

/** Answers whether they were added: the office's own rates are never touched. */
export async function addRates(db: Database, rates: Rates): Promise<boolean> {
  const added = await db
    .insertInto('rates')
    .values({
      day_from_minutes: rates.dayFromMinutes,
      day_until_minutes: rates.dayUntilMinutes,
      night_half_hour_yen: rates.nightHalfHourYen,
      guide_short_minutes: rates.guideShortMinutes,
      guide_short_yen: rates.guideShortYen,
      guide_day_minutes: rates.guideDayMinutes,
      guide_day_yen: rates.guideDayYen,
      guide_extra_half_hour_yen: rates.guideExtraHalfHourYen,
      most_extra_half_hours: rates.mostExtraHalfHours,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Adds a class's rate where it has none; a class that the fleet does not know gets none. */
export async function addClassRates(db: Database, yenByClass: Readonly<Record<VehicleClass, number>>): Promise<void> {
  const known = await db.selectFrom('vehicle_classes').select('class').execute()
  const rates = known.flatMap(({ class: code }) => {
    const yen = yenByClass[code]
    return yen === undefined ? [] : { class: code, extra_half_hour_yen: yen }
  })
  if (rates.length === 0) return
  await db
    .insertInto('class_rates')
    .values(rates)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What half an hour beyond a tour's own length costs in a new class. */
export async function addHalfHour(db: Database, vehicleClass: VehicleClass, yen: number): Promise<void> {
  await addClassRates(db, { [vehicleClass]: yen })
}

export async function readHalfHours(db: Database): Promise<ReadonlyMap<VehicleClass, number>> {
  return (await readPriceBook(db)).classRates
}

export async function addGuideSeasons(db: Database, seasons: readonly GuideSeason[]): Promise<void> {
  await db
    .insertInto('guide_seasons')
    .values(
      seasons.map((season) => ({
        name: season.name,
        season_from: season.seasonFrom,
        season_to: season.seasonTo,
        guide_yen: season.guideYen,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addExtras(db: Database, extras: readonly Extra[]): Promise<void> {
  await db
    .insertInto('extras')
    .values(
      extras.map((extra) => ({
        code: extra.code,
        name: extra.name,
        explanation: extra.explanation,
        price_yen: extra.priceYen,
        most_pieces: extra.mostPieces,
        half_seats: extra.halfSeats,
        large_cases: extra.largeCases,
        tax_class: extra.taxClass ?? 'standard',
        position: extra.position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
