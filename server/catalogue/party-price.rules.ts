import { type ChoosableClass, cheapestFitting, mostGuests } from '#contract/room.ts'

/** What a search knows of a party: how many they are, and nothing of their luggage. */
export const cheapestFor = <C extends ChoosableClass>(classes: readonly C[], guests: number): C | undefined =>
  cheapestFitting(classes, { guests, largeCases: 0 })

/** The cheapest price for a party of 1, 2, 3 … up to the largest that any class takes. */
export function pricesByParty(classes: readonly ChoosableClass[]): number[] {
  const largest = Math.max(0, ...classes.map(({ loads }) => mostGuests(loads)))
  return Array.from({ length: largest }, (_, index) => cheapestFor(classes, index + 1)?.priceYen ?? 0)
}
