/** Consumption tax inside a price that includes it (product.md, "Price"). */
export const taxIncludedYen = (totalYen: number) => Math.floor((totalYen * 10) / 110)

/** What a code takes off the package: parts of a yen are rounded down, as on the offers' own pages. */
export const discountYen = (packageYen: number, percentOff: number) => Math.floor((packageYen * percentOff) / 100)

/** "¥128,000". */
export function formatYen(yen: number): string {
  const digits = String(Math.abs(yen)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${yen < 0 ? '−' : ''}¥${digits}`
}
