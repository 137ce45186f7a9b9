/** What a code takes off the day itself, in whole yen: parts of a yen are rounded down, and some offers have a most. */
export const discountYen = (dayYen: number, percentOff: number, mostOffYen: number | null = null) =>
  Math.min(Math.floor((dayYen * percentOff) / 100), mostOffYen ?? Number.MAX_SAFE_INTEGER)

/** What comes back of what was paid, in whole yen: parts of a yen are the guest's, and never more than was paid. */
export const refundYen = (paidYen: number, percent: number) => Math.min(paidYen, Math.ceil((paidYen * percent) / 100))

/** "1,480". Not by `toLocaleString`: the first call of it costs a phone a tenth of a second. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** "¥128,000". Money is whole yen everywhere; a fraction is a mistake upstream and is refused here. */
export function formatYen(yen: number): string {
  if (!Number.isSafeInteger(yen)) throw new RangeError(`${yen} is not a whole number of yen`)
  return `${yen < 0 ? '−' : ''}¥${formatCount(Math.abs(yen))}`
}
