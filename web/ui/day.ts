/** Days in words, as all wings say them. */
export { type IsoDay, longDay, monthNames as MONTHS, plainDay, shortDay, todayInTokyo } from '#core/days.ts'
