import { stopsBetween } from '#contract/day-plan.ts'
import type { Meeting } from '#contract/places.ts'
import { stopChanges } from '#contract/stop-changes.ts'
import { findPrintedTour } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { whyNoTime } from '#server/pricing/index.ts'

type Ends = { pickUp: Meeting | null; dropOff: Meeting | null }

interface OtherEnds {
  /** Null: a ride, which has no stops. */
  tourId: string | null
  startsAt: string
  before: Ends
  after: Ends
  isEndNamed: boolean
}

/** What other ends make of the stops, in the words that visitors read; nothing where all stay as they are. */
export async function stopsThen({ db }: Context, { tourId, startsAt, before, after, isEndNamed }: OtherEnds) {
  if (tourId === null) return []
  const { stops } = await findPrintedTour(db, tourId)
  // Visitors are refused such a day. The office may want it all the same; of a plan without time no hour can be told.
  const noTime = whyNoTime({ stops, ends: after, isEndNamed })?.sentence
  if (noTime) return noTime === whyNoTime({ stops, ends: before, isEndNamed })?.sentence ? [] : [noTime]
  return stopChanges(startsAt, stopsBetween(before, stops), stopsBetween(after, stops))
}
