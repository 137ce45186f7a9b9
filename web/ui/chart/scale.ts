/** The steps of an axis from nought to a round number at or above the highest: three to five lines. */
export function stepsUpTo(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough) ?? 10) * power)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** "11.2M", "640K", "¥900" without its sign: money where there is room for a few letters only. */
export function shortYen(yen: number): string {
  const short = (value: number, unit: string) => `${Number(value.toFixed(value < 10 ? 1 : 0))}${unit}`
  if (Math.abs(yen) >= 999_500) return short(yen / 1_000_000, 'M')
  return Math.abs(yen) >= 1000 ? short(yen / 1000, 'K') : String(Math.round(yen))
}
