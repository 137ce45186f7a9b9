/** "¥128,000". Money is whole yen everywhere; a fraction is a mistake upstream and is refused here. */
export function formatYen(yen: number): string {
  if (!Number.isSafeInteger(yen)) throw new RangeError(`${yen} is not a whole number of yen`)
  const digits = String(Math.abs(yen)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${yen < 0 ? '−' : ''}¥${digits}`
}
