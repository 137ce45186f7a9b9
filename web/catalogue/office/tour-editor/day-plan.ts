import type { TourDraft } from '#contract/tour-draft.ts'
import { clockAfter } from '#core/days.ts'
import { minutesAfter } from './day-words.ts'
import type { DayChange, DayPlan } from './itinerary.rules.ts'

/** The clock that the day is reckoned by: the first start, or the usual one while none is chosen. */
export const startOf = ({ startTimes }: Pick<TourDraft, 'startTimes'>) => startTimes.toSorted()[0] ?? '09:00'

type Typed = Pick<TourDraft, 'startTimes' | 'stops' | 'returnDriveMinutes' | 'durationMinutes'>

/** The day as it is typed, for reckoning: what is not typed yet takes no time. */
export function planOf(draft: Typed): DayPlan {
  const start = startOf(draft)
  return {
    stops: draft.stops.map(({ name, driveMinutes, stayMinutes, fixedArrival }) => ({
      name,
      driveMinutes: driveMinutes ?? 0,
      stayMinutes: stayMinutes ?? 0,
      fixedArrivalMinutes: fixedArrival === null ? null : minutesAfter(start, fixedArrival),
    })),
    returnDriveMinutes: draft.returnDriveMinutes ?? 0,
    durationMinutes: draft.durationMinutes,
  }
}

/** The draft with a mend in place. */
export function mended<D extends Typed>(draft: D, mend: readonly DayChange[]): D {
  const start = startOf(draft)
  let { durationMinutes } = draft
  const stops = [...draft.stops]
  for (const change of mend) {
    if ('durationMinutes' in change) {
      durationMinutes = change.durationMinutes
      continue
    }
    const stop = stops[change.stop]
    if (!stop) continue
    stops[change.stop] =
      'stayMinutes' in change
        ? { ...stop, stayMinutes: change.stayMinutes }
        : { ...stop, fixedArrival: clockAfter(start, change.fixedArrivalMinutes) }
  }
  return { ...draft, stops, durationMinutes }
}

/** Whether a stop has a place on the map. */
export const isPlaced = <P extends { latitude: number | null; longitude: number | null }>(
  place: P,
): place is P & { latitude: number; longitude: number } => place.latitude !== null && place.longitude !== null
