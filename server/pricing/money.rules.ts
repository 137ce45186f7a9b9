/** "¥128,000". */
export function formatYen(yen: number): string {
  const digits = String(Math.abs(yen)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${yen < 0 ? '−' : ''}¥${digits}`
}
