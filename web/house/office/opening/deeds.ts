import type { Opening } from '#contract/opening.ts'

export interface OpeningDeeds {
  /** The house as it is now, and what is said of it in passing. */
  onChange: (opening: Opening, said: string) => void
}
