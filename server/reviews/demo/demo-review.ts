/** A review as demo data tells it. `{guide}` and `{chauffeur}` are the first names of who was with them. */
export interface DemoReview {
  /** The key of its booking: tour and day. */
  of: string
  author: string
  /** For chauffeur, guide, car and route; null where nobody guided. */
  stars: readonly [number, number | null, number, number]
  text: string
  answer?: string
  /** Left out: released. */
  status?: 'waiting' | 'hidden'
  /** Why it is hidden. */
  reason?: string
}
