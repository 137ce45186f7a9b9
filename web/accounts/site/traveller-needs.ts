import type { SavedTraveller } from '#contract/travellers.ts'

type Needs = Pick<SavedTraveller, 'diet' | 'walking' | 'childSeat' | 'note'>

export const walkingWords: Record<SavedTraveller['walking'], string> = {
  any: 'Any distance',
  short: 'Short distances',
  wheelchair: 'With a wheelchair',
}

export const seatWords: Record<NonNullable<SavedTraveller['childSeat']>, string> = {
  'child-seat': 'Child seat',
  'booster-seat': 'Booster seat',
}

/** "Vegetarian. Short distances. Carsick on bends": what the crew should know of somebody; nothing for nothing. */
export const needsInWords = ({ diet, walking, childSeat, note }: Needs): string =>
  [diet, walking === 'any' ? '' : walkingWords[walking], childSeat ? seatWords[childSeat] : '', note]
    .map((one) => one.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ')
