/** What a guest judged. */
export interface PartStars {
  chauffeurStars: number
  /** Null where nobody guided. */
  guideStars: number | null
  vehicleStars: number
  routeStars: number
}

/** The mean of the parts that were judged, to one place. */
export function meanStars({ chauffeurStars, guideStars, vehicleStars, routeStars }: PartStars): number {
  const given = [chauffeurStars, guideStars, vehicleStars, routeStars].filter((stars) => stars !== null)
  return Math.round((given.reduce((sum, stars) => sum + stars, 0) / given.length) * 10) / 10
}

/** As it is signed, on one line. Signs that turn the direction of what follows are nobody's name. */
export const signedAs = (author: string) =>
  author
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Stars for a guide are given exactly where there was one. Answers what to mend. */
export function guideFault(guideStars: number | null, hasGuide: boolean): string | null {
  if (hasGuide && guideStars === null) return 'Give your guide one to five stars.'
  if (!hasGuide && guideStars !== null) return 'There was no guide on this day.'
  return null
}
