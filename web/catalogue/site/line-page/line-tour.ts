import type { CategoryLabel, Season } from '#contract/catalogue.ts'
import type { DiagramTour } from './sort-tours.ts'

/** A tour as its line's page shows it; lengths, months and hours are already words. */
export interface LineTour extends DiagramTour {
  title: string
  firstStop: string
  length: string
  /** Its best months, or the dates on which alone it runs. */
  best: string
  starts: string
  walking: string
  priceYen: number
  bestMonths: readonly number[]
  season: Season | null
}

export interface OtherLine extends CategoryLabel {
  tourCount: number
}

export const tourPath = (slug: string) => `/tour/detail/${slug}`
