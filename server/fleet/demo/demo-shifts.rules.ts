const oClock = (hour: number) => hour * 60

/** For Fuji at first light, the days in town, and the evenings that end after midnight. */
export const shifts = {
  early: { worksFromMinutes: oClock(4), worksUntilMinutes: oClock(20) },
  day: { worksFromMinutes: oClock(6), worksUntilMinutes: oClock(22) },
  late: { worksFromMinutes: oClock(10), worksUntilMinutes: oClock(27) },
} as const

export type Shift = keyof typeof shifts

const week = [1, 2, 3, 4, 5, 6, 7]

/** Five days of work: two days of rest that follow each other, the first of them named (1 is Monday). */
export const fiveDaysWithRestFrom = (firstRest: number) =>
  week.filter((day) => day !== firstRest && day !== (firstRest % 7) + 1)
