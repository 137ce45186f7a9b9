import { onTokyoClock } from '#core/days.ts'

type Moment = string | number | Date

/** "05:30", where the cars are, wherever the reader may be. */
export const tokyoClock = (moment: Moment) => onTokyoClock(new Date(moment)).slice(11, 16)

/** "2026-11-24", likewise. */
export const tokyoDayOf = (moment: Moment) => onTokyoClock(new Date(moment)).slice(0, 10)

/** "13時間5分". */
export function spanInJapanese(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return `${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
