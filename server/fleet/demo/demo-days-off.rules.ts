import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { NewDaysOff, NewResource } from '../save-resources.store.ts'

interface Absence {
  name: string
  /** Counted from today. */
  fromDay: number
  days: number
  reason: string
}

const absences: Absence[] = [
  { name: 'Crown 2', fromDay: 9, days: 2, reason: 'Vehicle inspection' },
  { name: 'Alphard 4', fromDay: 16, days: 3, reason: 'Two-yearly inspection' },
  { name: 'HiAce Grand Cabin 1', fromDay: 23, days: 1, reason: 'Winter tyres' },
  { name: 'Coaster 2', fromDay: 12, days: 2, reason: 'Three-monthly inspection' },
  { name: 'Kenji Sakamoto', fromDay: 6, days: 3, reason: 'Holiday' },
  { name: 'Yuko Hayashida', fromDay: 13, days: 7, reason: 'Holiday' },
  { name: 'Osamu Nishio', fromDay: 19, days: 1, reason: 'Health check' },
  { name: 'Mai Sugawara', fromDay: 28, days: 2, reason: 'Family' },
  { name: 'Akira Hamada', fromDay: 35, days: 5, reason: 'Holiday' },
  { name: 'Tomoko Aoki', fromDay: 1, days: 1, reason: 'Family' },
  { name: 'Haruka Ono', fromDay: 8, days: 2, reason: 'Family' },
  { name: 'James Whitfield', fromDay: 20, days: 14, reason: 'Home for the holidays' },
  { name: 'Rie Nakajima', fromDay: 15, days: 1, reason: 'Training' },
]

/** Some are away in the weeks after the first start. */
export function demoDaysOff(resources: readonly NewResource[], today: string): NewDaysOff[] {
  return absences.flatMap(({ name, fromDay, days, reason }) =>
    resources
      .filter((resource) => resource.name === name)
      .map(({ id }) => ({
        resourceId: id,
        firstDay: addDays(today, fromDay),
        lastDay: addDays(today, fromDay + days - 1),
        reason,
      })),
  )
}
