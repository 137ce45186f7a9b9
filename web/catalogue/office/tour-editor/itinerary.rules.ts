/** What is typed of a stop; arrivals, leavings and the end are reckoned from it. */
export interface DayStop {
  name: string
  driveMinutes: number
  stayMinutes: number
  /** A table or an entrance that is booked: when one must be there, counted from the start. Null: whenever one comes. */
  fixedArrivalMinutes: number | null
}

export interface DayPlan {
  stops: readonly DayStop[]
  returnDriveMinutes: number
  durationMinutes: number | null
}

/** A stop on the clock, in minutes from the start. */
export interface StopTimes {
  arrives: number
  leaves: number
  /** Too late for what is fixed, or below 0 too early; 0 when to the minute, or when nothing is fixed. */
  offBy: number
}

export interface DayTimes {
  stops: StopTimes[]
  ends: number
  drivingMinutes: number
  stayingMinutes: number
}

/** The day on the clock: drives and stays follow each other, and nobody waits without it being written. */
export function timesOf({ stops, returnDriveMinutes }: Omit<DayPlan, 'durationMinutes'>): DayTimes {
  let clock = 0
  const times = stops.map(({ driveMinutes, stayMinutes, fixedArrivalMinutes }) => {
    const arrives = clock + driveMinutes
    clock = arrives + stayMinutes
    const offBy = fixedArrivalMinutes === null ? 0 : apart(arrives, fixedArrivalMinutes)
    return { arrives, leaves: clock, offBy }
  })
  return {
    stops: times,
    ends: clock + returnDriveMinutes,
    drivingMinutes: stops.reduce((sum, stop) => sum + stop.driveMinutes, returnDriveMinutes),
    stayingMinutes: stops.reduce((sum, stop) => sum + stop.stayMinutes, 0),
  }
}

/** Half a day to either side: over midnight, 00:05 is ten minutes after 23:55. */
const apart = (one: number, other: number) => ((((one - other + 720) % 1440) + 1440) % 1440) - 720

/** One value of the draft that a mend sets. */
export type DayChange =
  | { stop: number; stayMinutes: number }
  | { stop: number; fixedArrivalMinutes: number }
  | { durationMinutes: number }

export type DayProblem =
  | { kind: 'late' | 'early'; stop: number; byMinutes: number; arrives: number; fixed: number; mends: DayChange[][] }
  | { kind: 'longer' | 'shorter'; byMinutes: number; ends: number; durationMinutes: number; mends: DayChange[][] }

/** Less than this is no visit. */
const leastStayMinutes = 10

/** What does not add up, by how much, and the ways to mend it. */
export function problemsOfDay(plan: DayPlan): DayProblem[] {
  const { stops, durationMinutes } = plan
  const times = timesOf(plan)
  const missed = times.stops.flatMap(({ arrives, offBy }, stop): DayProblem[] => {
    const fixed = stops[stop]?.fixedArrivalMinutes
    if (offBy === 0 || fixed == null) return []
    const kind = offBy > 0 ? 'late' : 'early'
    return [{ kind, stop, byMinutes: Math.abs(offBy), arrives, fixed, mends: mendsOfMissed(plan, stop, offBy, times) }]
  })
  const over = durationMinutes === null || stops.length === 0 ? 0 : times.ends - durationMinutes
  // What makes the car late makes the day longer by as much: it is told once, where it can be mended.
  if (over === 0 || times.stops.some(({ offBy }) => offBy === over)) return missed
  const longest = longestStay(stops)
  const stay = stops[longest]?.stayMinutes ?? 0
  const canBend = stay - over >= leastStayMinutes && !holdsLater(stops, longest)
  return [
    ...missed,
    {
      kind: over > 0 ? 'longer' : 'shorter',
      byMinutes: Math.abs(over),
      ends: times.ends,
      durationMinutes: times.ends - over,
      mends: [...(canBend ? [[{ stop: longest, stayMinutes: stay - over }]] : []), [{ durationMinutes: times.ends }]],
    },
  ]
}

/** Another stay before it, or the fixed hour where the car comes, with the end that follows from it. */
function mendsOfMissed({ stops, durationMinutes }: DayPlan, stop: number, offBy: number, times: DayTimes) {
  const mends: DayChange[][] = []
  const bent = bendable(stops, stop, offBy)
  if (bent !== null) mends.push([{ stop: bent, stayMinutes: (stops[bent]?.stayMinutes ?? 0) - offBy }])
  mends.push([
    { stop, fixedArrivalMinutes: times.stops[stop]?.arrives ?? 0 },
    ...(durationMinutes === null || durationMinutes === times.ends ? [] : [{ durationMinutes: times.ends }]),
  ])
  return mends
}

/** The nearest stop before that can give so much and whose own hour is not in the way. */
function bendable(stops: readonly DayStop[], before: number, byMinutes: number): number | null {
  for (let index = before - 1; index >= 0; index -= 1) {
    const stop = stops[index]
    if (!stop) return null
    if (stop.stayMinutes - byMinutes >= leastStayMinutes) return index
    // What happens before a fixed hour cannot make the car earlier after it.
    if (stop.fixedArrivalMinutes !== null) return null
  }
  return null
}

/** Whether something fixed follows: then a change here would miss it. */
const holdsLater = (stops: readonly DayStop[], after: number) =>
  stops.some(({ fixedArrivalMinutes }, index) => index > after && fixedArrivalMinutes !== null)

const longestStay = (stops: readonly DayStop[]) =>
  stops.reduce((best, { stayMinutes }, index) => (stayMinutes > (stops[best]?.stayMinutes ?? -1) ? index : best), 0)

/** Half an hour of rest for each four hours at the wheel: stays and waiting count as rest for the driver. */
export function breaksOf({ stops, returnDriveMinutes }: Omit<DayPlan, 'durationMinutes'>) {
  const [most, rest] = [240, 30]
  let atWheel = 0
  let longestMinutes = 0
  for (const { driveMinutes, stayMinutes } of stops) {
    atWheel += driveMinutes
    longestMinutes = Math.max(longestMinutes, atWheel)
    if (stayMinutes >= rest) atWheel = 0
  }
  longestMinutes = Math.max(longestMinutes, atWheel + returnDriveMinutes)
  return { isKept: longestMinutes <= most, longestMinutes }
}
