/** When a booked day reaches its stops: one answer for its page, its papers, its mails and its crew. */

interface PlannedMinutes {
  /** As the tour is written, from its start. */
  arrivalMinutes: number
  stayMinutes: number
}

/** The shortest that a way or a halt is planned for. */
const leastDriveMinutes = 5
const leastStayMinutes = 15

/**
 * The stops of a tour as a day from this pick-up makes them. What the way to the first one takes longer is taken off the
 * stays, and what it takes less is added to the first: tables are booked, and the day ends when it was said to end.
 */
export function stopsFrom<S extends PlannedMinutes>(
  pickUp: { fartherMinutes?: number | undefined } | null,
  stops: readonly S[],
): S[] {
  let late = pickUp?.fartherMinutes ?? 0
  return stops.map((stop) => {
    // A tour whose first stop is where it begins has no way that could be shorter.
    const arrivalMinutes = Math.max(stop.arrivalMinutes + late, Math.min(stop.arrivalMinutes, leastDriveMinutes))
    late = Math.max(0, late - Math.max(0, stop.stayMinutes - leastStayMinutes))
    const stayMinutes = stop.stayMinutes - (arrivalMinutes - stop.arrivalMinutes) + late
    return { ...stop, arrivalMinutes, stayMinutes }
  })
}
