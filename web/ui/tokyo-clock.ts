const tokyoMs = 9 * 3_600_000

const inTokyo = (moment: string | number) =>
  new Date((typeof moment === 'number' ? moment : Date.parse(moment)) + tokyoMs).toISOString()

/** "05:30", where the cars are, wherever the reader may be. */
export const tokyoClock = (moment: string | number) => inTokyo(moment).slice(11, 16)

/** "2026-11-24", likewise. */
export const tokyoDayOf = (moment: string | number) => inTokyo(moment).slice(0, 10)

/** "13 h 05", "40 min". */
export function spanWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** "13時間5分". */
export function spanInJapanese(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return `${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
