import type { WalkingLevel } from '#contract/catalogue.ts'
import { formatCount } from '#contract/money.ts'
import type { FacetName } from '#contract/tour-filters.ts'
import type { ChildrenChoice, GuideChoice, LengthBand, RoomFor, SeasonName, TourOrder } from '#contract/tour-search.ts'
import { counted } from '#core/words.ts'

export const lengthWords: Record<LengthBand, string> = {
  short: 'Up to 5 hours',
  day: '5 to 10 hours',
  long: 'More than 10 hours',
}
export const childrenWords: Record<ChildrenChoice, string> = { small: 'Good with small children' }
export const ageWords = (age: number) => (age === 0 ? 'under 1' : counted(age, 'year'))
export const walkingWords: Record<WalkingLevel, string> = {
  easy: 'Little walking',
  moderate: 'A fair amount',
  long: 'A long way',
}
export const seasonWords: Record<SeasonName, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
}
export const guideWords: Record<GuideChoice, string> = { guide: 'With a guide', 'chauffeur-only': 'Chauffeur only' }
export const roomWords = (guests: RoomFor) => `${guests} guests`
export const orderWords: Record<TourOrder, string> = {
  ours: 'Our order',
  rating: 'Best rated first',
  price: 'Lowest price first',
  'price-down': 'Highest price first',
  length: 'Shortest first',
  'length-down': 'Longest first',
}

/** What a question is called where several of its answers are meant at once. */
export const facetWords: Record<FacetName, string> = {
  line: 'the chosen lines',
  children: 'the wish for small children',
  length: 'the chosen lengths',
  price: 'the price limits',
  room: 'the room',
  walking: 'the limits to walking',
  season: 'the chosen seasons',
  guide: 'the choice of guide',
}

export const toursInWords = (count: number) => counted(formatCount(count), 'tour')
