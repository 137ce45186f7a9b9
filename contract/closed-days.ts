/** When a tour is closed although it would run: decided once, for calendars, quotes and pages. Pure. */

export interface ClosedDays {
  /** Month and day as MM-DD, both included; over the new year when it ends before it begins. */
  from: string
  to: string
  /** 1 is Monday; none: every day of it. */
  weekdays: readonly number[]
}

/** What stands against a day; the first where several do. */
export function closedOn<C extends ClosedDays>(closed: readonly C[], isoDay: string): C | undefined {
  const date = isoDay.slice(5)
  const weekday = new Date(`${isoDay}T00:00:00Z`).getUTCDay() || 7
  return closed.find(({ from, to, weekdays }) => {
    const isWithin = from <= to ? from <= date && date <= to : from <= date || date <= to
    return isWithin && (weekdays.length === 0 || weekdays.includes(weekday))
  })
}
