import { type DeskHours, otherHoursInWords, whoAnswers } from '#core/desk-hours.ts'

/** "It is now 17:24 there: we are here." A moment on Tokyo's clock; nothing where no hours are entered. */
export function deskNow(hours: DeskHours, clock: string): string {
  const answers = whoAnswers(hours, clock)
  const now = `It is now ${clock.slice(11, 16)} there`
  if (answers.isThere) return `${now}: we are here.`
  return answers.next ? `${now}: we answer again from ${answers.next}.` : ''
}

/** "Other hours: Thu 31 Dec 09:00 to 15:00."; nothing where none are near. */
export function othersNear(hours: DeskHours, clock: string): string {
  const others = otherHoursInWords(hours, clock.slice(0, 10))
  return others && `Other hours: ${others}.`
}
