/** Consumption tax inside a price that includes it (product.md, "Price"): information, outside every sum. */
export const taxIncludedYen = (totalYen: number) => Math.floor((totalYen * 10) / 110)

/** What a code takes off the day itself, in whole yen: parts of a yen are rounded down. */
export const discountYen = (dayYen: number, percentOff: number) => Math.floor((dayYen * percentOff) / 100)
