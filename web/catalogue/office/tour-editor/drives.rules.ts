/** Minutes of one drive when it begins in each of the 24 hours of a day in Tokyo. */
export type MinutesByHour = readonly number[]

/** A drive of the day: what is written for it, how long one stays where it leads, and what is known of it. */
export interface Leg {
  /** Keeps its number while its stop moves. */
  key: number
  minutes: number | null
  stayMinutes: number | null
  /** Null: its ends have no place yet, or the answer has not come. */
  byHour: MinutesByHour | null
}

/** What we last saw of a drive, and whether it follows the driving times. */
export type SeenDrives = ReadonlyMap<number, { minutes: number | null; follows: boolean }>

export interface Drive {
  minutes: number | null
  /** By the driving times, at the minute of leaving; null: not known. */
  proposed: number | null
  /** Minutes of the day, past midnight over 1440. */
  leavesAt: number
}

/**
 * The drives of a day in their order. What was typed by hand stays; what was not, or was typed as proposed, follows the
 * driving times wherever its stop moves and whenever the day begins.
 */
export function followDrives(startsAt: number, legs: readonly Leg[], seen: SeenDrives) {
  const drives: Drive[] = []
  const nowSeen = new Map<number, { minutes: number | null; follows: boolean }>()
  let clock = startsAt
  for (const { key, minutes, stayMinutes, byHour } of legs) {
    const proposed = byHour?.[Math.floor(clock / 60) % 24] ?? null
    const before = seen.get(key)
    const isSame = before !== undefined && before.minutes === minutes
    // Judged once when it is first known, and again when somebody else than the driving times changed it.
    const follows = isSame ? before.follows : minutes === null || minutes === proposed
    const drive = { minutes: follows && proposed !== null ? proposed : minutes, proposed, leavesAt: clock }
    if (isSame || proposed !== null) nowSeen.set(key, { minutes: drive.minutes, follows })
    drives.push(drive)
    clock += (drive.minutes ?? 0) + (stayMinutes ?? 0)
  }
  return { drives, seen: nowSeen }
}
