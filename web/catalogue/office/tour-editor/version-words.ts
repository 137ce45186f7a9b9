import { shortDay } from '#web/ui/day.ts'

/** "Tue 10 Nov 2026, 14:02". */
export const momentOf = (iso: string) => `${shortDay(iso.slice(0, 10))} ${iso.slice(0, 4)}, ${iso.slice(11, 16)}`
