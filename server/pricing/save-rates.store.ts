import type { Fees } from '#contract/fee-settings.ts'
import type { Database } from '#server/platform/database.ts'

/** The office's own fees take the place of what stood there; seasons that it left out are gone. */
export async function savePriceBook(db: Database, { rates, classRates, guideSeasons, extras }: Fees): Promise<void> {
  await db
    .updateTable('rates')
    .set({
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
    .execute()
  for (const { vehicleClass, extraHalfHourYen } of classRates)
    await db
      .updateTable('class_rates')
      .set({ extra_half_hour_yen: extraHalfHourYen })
      .where('class', '=', vehicleClass)
      .execute()
  for (const { code, priceYen, mostPieces } of extras)
    await db
      .updateTable('extras')
      .set((row) => ({ price_yen: priceYen, most_pieces: mostPieces, version: row('version', '+', 1) }))
      .where('code', '=', code)
      .where(({ or, eb }) => or([eb('price_yen', '<>', priceYen), eb('most_pieces', '<>', mostPieces)]))
      .execute()
  await db.deleteFrom('guide_seasons').execute()
  if (guideSeasons.length === 0) return
  await db
    .insertInto('guide_seasons')
    .values(
      guideSeasons.map(({ name, seasonFrom, seasonTo, guideYen }) => ({
        name,
        season_from: seasonFrom,
        season_to: seasonTo,
        guide_yen: guideYen,
      })),
    )
    .execute()
}
