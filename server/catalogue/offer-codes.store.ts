import type { Database } from '#server/platform/database.ts'

export interface OfferCode {
  code: string
  percentOff: number
  travelFrom: string
  travelTo: string
  weekdays: number[]
}

/** The offer behind a code, if it applies to this tour and could be booked on that day; codes are read in any case. */
export async function findOfferCode(
  db: Database,
  /** `bookedOn` null: it was booked already, in time. */
  wanted: { code: string; tourId: string; bookedOn: string | null },
): Promise<OfferCode | undefined> {
  const { bookedOn } = wanted
  const row = await db
    .selectFrom('offers')
    .innerJoin('offer_tours', 'offer_tours.offer_id', 'offers.id')
    .select(['code', 'percent_off', 'travel_from', 'travel_to', 'weekdays'])
    .where('code', '=', wanted.code.trim().toUpperCase())
    .where('tour_id', '=', wanted.tourId)
    .$if(bookedOn !== null, (query) => query.where('book_from', '<=', bookedOn).where('book_until', '>=', bookedOn))
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
