import { longDay as longWords, shortDay as shortWords, weekdayNames, weekdayOf } from '#core/days.ts'

/** "Tue 24 Nov", of a moment or day as the wire writes it. */
export const shortDay = (iso: string) => shortWords(iso.slice(0, 10))

/** "Tuesday 24 November". */
export const longDay = (iso: string) => longWords(iso.slice(0, 10))

/** "Tuesday 24 November 2026". */
export const longDayWithYear = (iso: string) => longWords(iso.slice(0, 10), { withYear: true })

/** "Tuesday". */
export const weekdayName = (iso: string) => weekdayNames[weekdayOf(iso.slice(0, 10)) - 1] ?? ''

/** "24 November". */
export const dayAndMonth = (iso: string) => longDay(iso).replace(/^\w+ /, '')
