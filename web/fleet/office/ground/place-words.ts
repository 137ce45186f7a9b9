import type { OfficePlace, placeKinds } from '#contract/office-places.ts'
import { shortDay } from '#web/ui/day.ts'

export const kindWords: Record<(typeof placeKinds)[number], string> = {
  hotel: 'Hotel',
  station: 'Station',
  airport: 'Airport',
  port: 'Pier',
  sight: 'Sight',
}

export const kindChoices = Object.entries(kindWords).map(([id, label]) => ({ id, label }))

export const bookingsInWords = ({ count, lastDay }: OfficePlace['bookings']) => {
  if (count === 0) return 'None ahead'
  return `${count} ahead${lastDay ? `, the last on ${shortDay(lastDay)}` : ''}`
}

/** "2 bookings ahead, the last on Sat 19 Dec": a line of what still uses a thing. */
export const bookingsAsUse = ({ count, lastDay }: OfficePlace['bookings']) => ({
  count,
  what: `${count === 1 ? 'booking ahead' : 'bookings ahead'}${lastDay ? `, the last on ${shortDay(lastDay)}` : ''}`,
})
