import type { Database } from '#server/platform/database.ts'

export interface OfferCode {
  code: string
  percentOff: number
  travelFrom: string
  travelTo: string
  weekdays: number[]
}

/** The running offer behind a code, if it applies to this tour; codes are read in any case. */
export async function findOfferCode(
  db: Database,
  wanted: { code: string; tourId: string; today: string },
): Promise<OfferCode | undefined> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('offer_tours', 'offer_tours.offer_id', 'offers.id')
    .select(['code', 'percent_off', 'travel_from', 'travel_to', 'weekdays'])
    .where('code', '=', wanted.code.trim().toUpperCase())
    .where('tour_id', '=', wanted.tourId)
    .where('book_from', '<=', wanted.today)
    .where('book_until', '>=', wanted.today)
    .executeTakeFirst()
  return (
    row && {
      code: row.code,
      percentOff: row.percent_off,
      travelFrom: row.travel_from,
      travelTo: row.travel_to,
      weekdays: row.weekdays,
    }
  )
}
