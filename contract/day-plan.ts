/** When a booked day reaches its stops: one answer for its page, its papers, its mails and its crew. */

interface PlannedMinutes {
  /** As the tour is written, from its start. */
  arrivalMinutes: number
  stayMinutes: number
}

type Farther = { fartherMinutes?: number | undefined } | null

/** Where a day begins and ends; null: as the tour itself does. */
export interface DayEnds {
  pickUp: Farther
  dropOff: Farther
}

/** The shortest that a way or a halt is planned for. */
const leastDriveMinutes = 5
export const leastStayMinutes = 15

/**
 * The stops of a tour as a day between these ends makes them. What the way to the first one takes longer is taken off the
 * stays from the first on, what the way home takes longer off those from the last back, and what they take less is added
 * there: the day begins and ends when it was said to.
 */
export const stopsBetween = <S extends PlannedMinutes>(ends: DayEnds, stops: readonly S[]): S[] =>
  reckon(ends, stops).stops

/** How much longer such a day would have to be for its stops to keep the shortest halt; 0 where it is long enough. */
export const minutesLacking = (ends: DayEnds, stops: readonly PlannedMinutes[]): number =>
  reckon(ends, stops).lackingMinutes

function reckon<S extends PlannedMinutes>({ pickUp, dropOff }: DayEnds, stops: readonly S[]) {
  const begun = beginLater(pickUp?.fartherMinutes ?? 0, stops)
  const ended = endSooner(dropOff?.fartherMinutes ?? 0, begun.stops)
  return { stops: ended.stops, lackingMinutes: stops.length === 0 ? 0 : begun.left + ended.left }
}

/** What a stay can give away. */
const spareOf = ({ stayMinutes }: PlannedMinutes) => Math.max(0, stayMinutes - leastStayMinutes)

function beginLater<S extends PlannedMinutes>(minutes: number, stops: readonly S[]) {
  let left = minutes
  const reached = stops.map((stop) => {
    // A tour whose first stop is where it begins has no way that could be shorter.
    const arrivalMinutes = Math.max(stop.arrivalMinutes + left, Math.min(stop.arrivalMinutes, leastDriveMinutes))
    left = Math.max(0, left - spareOf(stop))
    const stayMinutes = stop.stayMinutes - (arrivalMinutes - stop.arrivalMinutes) + left
    return { ...stop, arrivalMinutes, stayMinutes }
  })
  return { stops: reached, left: Math.max(0, left) }
}

function endSooner<S extends PlannedMinutes>(minutes: number, stops: readonly S[]) {
  let left = minutes
  const backwards = [...stops].reverse().map((stop) => {
    const sooner = left
    left = Math.max(0, left - spareOf(stop))
    return { ...stop, arrivalMinutes: stop.arrivalMinutes - left, stayMinutes: stop.stayMinutes - sooner + left }
  })
  return { stops: backwards.reverse(), left: Math.max(0, left) }
}

/** Where guests are so long after the start: at that stop, or on the way to it. Undefined: on the way to where it ends. */
export const stopAfter = <S extends PlannedMinutes>(stops: readonly S[], minutes: number): S | undefined =>
  stops.find(({ arrivalMinutes, stayMinutes }) => minutes < arrivalMinutes + stayMinutes)
