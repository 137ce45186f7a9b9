export interface PricedClass {
  priceYen: number
  maxGuests: number
}

/** The cheapest class that takes the party; of two at the same price the roomier one. */
export function cheapestFor<C extends PricedClass>(classes: readonly C[], guests: number): C | undefined {
  return classes
    .filter((offered) => offered.maxGuests >= guests)
    .sort((a, b) => a.priceYen - b.priceYen || b.maxGuests - a.maxGuests)[0]
}

/** The cheapest price for a party of 1, 2, 3 … up to the largest that any class takes. */
export function pricesByParty(classes: readonly PricedClass[]): number[] {
  const largest = Math.max(0, ...classes.map((offered) => offered.maxGuests))
  return Array.from({ length: largest }, (_, index) => cheapestFor(classes, index + 1)?.priceYen ?? 0)
}
