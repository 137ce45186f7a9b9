import type { StandardClass } from '#core/vehicle-classes.ts'
import type { Extra, GuideSeason, Rates } from './price-input.rules.ts'

/** What a new house begins with (figures.md, tax included); from then on the office's figures count. */
export const defaultRates: Rates = {
  dayFromMinutes: 8 * 60,
  dayUntilMinutes: 20 * 60,
  nightHalfHourYen: 1_650,
  guideShortMinutes: 4 * 60,
  guideShortYen: 26_400,
  guideDayMinutes: 8 * 60,
  guideDayYen: 38_500,
  guideExtraHalfHourYen: 2_200,
  mostExtraHalfHours: 8,
}

/** For each extra half hour. */
export const defaultClassRates: Record<StandardClass, number> = {
  sedan: 2_750,
  alphard: 2_750,
  hiace: 3_300,
  hiaceLong: 5_500,
  coaster: 5_500,
}

export const defaultGuideSeasons: readonly GuideSeason[] = [
  { name: 'Spring season', seasonFrom: 310, seasonTo: 420, guideYen: 5_500 },
  { name: 'Autumn season', seasonFrom: 1010, seasonTo: 1120, guideYen: 5_500 },
]

export const defaultExtras: readonly Extra[] = [
  {
    code: 'child-seat',
    name: 'Child seat',
    explanation: 'For children from about one to four years, fitted before we meet you. It takes half a seat more.',
    priceYen: 1_650,
    mostPieces: 4,
    halfSeats: 1,
    largeCases: 0,
    position: 1,
  },
  {
    code: 'booster-seat',
    name: 'Booster seat',
    explanation: 'For children from about four to ten years.',
    priceYen: 1_100,
    mostPieces: 4,
    halfSeats: 0,
    largeCases: 0,
    position: 2,
  },
  {
    code: 'stroller',
    name: 'Room for a stroller',
    explanation: 'You bring it along: folded, it takes the room of two large suitcases.',
    priceYen: 0,
    mostPieces: 2,
    halfSeats: 0,
    largeCases: 2,
    position: 3,
  },
  {
    code: 'wheelchair',
    name: 'Room for a folded wheelchair',
    explanation:
      'You bring it along: folded, it takes the room of two large suitcases. No car of ours has a ramp or a lift.',
    priceYen: 0,
    mostPieces: 2,
    halfSeats: 0,
    largeCases: 2,
    position: 4,
  },
]
