/** Months and days as one number, 1229 is 29 December; both included. One that ends before it begins runs over the new year. */
export interface MonthDays {
  from: number
  to: number
}

/** 2026-12-29 is 1229. */
export const monthDayOf = (isoDay: string) => Number(isoDay.slice(5, 7)) * 100 + Number(isoDay.slice(8, 10))

export function isWithin({ from, to }: MonthDays, isoDay: string): boolean {
  const day = monthDayOf(isoDay)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
