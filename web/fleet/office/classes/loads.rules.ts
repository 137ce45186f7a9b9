export interface Load {
  guests: number
  largeCases: number
}

/** One number of suitcases for each number of guests: what fits with more guests fits with fewer. */
export function casesByGuests(loads: readonly Load[]): number[] {
  const most = Math.max(1, ...loads.map(({ guests }) => guests))
  return Array.from({ length: most }, (_, index) =>
    Math.max(0, ...loads.filter(({ guests }) => guests > index).map(({ largeCases }) => largeCases)),
  )
}

export const loadsOf = (cases: readonly number[]): Load[] =>
  cases.map((largeCases, index) => ({ guests: index + 1, largeCases }))

/** A child seat takes the room of half a guest more, and half a place is a place. Null: it does not fit any more. */
export const withChildSeat = (cases: readonly number[]): (number | null)[] =>
  cases.map((_, index) => cases[index + 1] ?? null)

/** More places take the suitcases of the last one along, fewer let the last ones go. */
export function withPlaces(cases: readonly number[], places: number): number[] {
  const last = cases.at(-1) ?? 0
  return Array.from({ length: Math.max(1, Math.min(60, places)) }, (_, index) => cases[index] ?? last)
}

/** Where more guests seem to leave more room; null where the figures agree. */
export function faultOfCases(cases: readonly number[]): string | null {
  if (cases.some((count) => !Number.isInteger(count) || count < 0 || count > 60))
    return 'A number of suitcases, 0 to 60.'
  const at = cases.findIndex((count, index) => index > 0 && count > (cases[index - 1] ?? 0))
  return at === -1 ? null : `With ${at + 1} guests there cannot be room for more suitcases than with ${at}.`
}

/** "1: 4, 2: 4, 3: 4". */
export const casesInWords = (cases: readonly number[]) =>
  cases.map((count, index) => `${index + 1} + ${count}`).join(', ')
