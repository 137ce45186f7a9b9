import type { Fleet } from '#server/fleet/index.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { NewAbsence } from '../absences.store.ts'

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

/** Some are away in the weeks after the first start: people on leave, cars at the inspection. */
export function demoAbsences(
  { vehicles, chauffeurs, guides }: Pick<Fleet, 'vehicles' | 'chauffeurs' | 'guides'>,
  today: string,
): Pick<NewAbsence, 'resourceId' | 'kind' | 'note' | 'startsAt' | 'endsAt'>[] {
  const all = [...vehicles, ...chauffeurs, ...guides]
  return absences.flatMap(({ name, fromDay, days, reason }) => {
    const firstDay = addDays(today, fromDay)
    const span = { startsAt: tokyoInstant(firstDay, '00:00'), endsAt: tokyoInstant(addDays(firstDay, days), '00:00') }
    return all
      .filter((one) => one.name === name)
      .map(({ id, kind }) => ({
        ...{ resourceId: id, note: reason, ...span },
        kind: kind === 'vehicle' ? ('other' as const) : ('leave' as const),
      }))
  })
}
