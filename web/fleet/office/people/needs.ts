import type { PersonDetail } from '#contract/people.ts'
import { readDay } from '#web/ui/birth-date.ts'
import { type IsoDay, todayInTokyo } from '#web/ui/day.ts'
import { faultOfTimes, weekOf } from '#web/ui/typed-week.ts'
import { dayWithYear } from '../cars/car-words.ts'
import type { NewPersonValues } from './person-values.ts'
import type { Need } from './sold-ticket.tsx'

const isInForce = (typed: string, today: IsoDay) => {
  const day = readDay(typed)
  return typeof day === 'string' && day >= today
}

/** What a new person still needs to be given jobs, as it is typed. */
export function needsOfNew(values: NewPersonValues, today: IsoDay = todayInTokyo()): Need[] {
  const isWritten = [values.familyName, values.givenName, values.nameJa, values.reading, values.seal].every(
    (one) => one.trim() !== '',
  )
  const health = isInForce(values.healthCheckEndsOn, today)
  return [
    { words: 'Name, reading and seal', isMet: isWritten },
    { words: 'A telephone of their own', isMet: values.phone.trim() !== '' },
    ...(values.kind === 'chauffeur'
      ? [
          {
            words: 'A licence that is in force',
            isMet:
              values.licenceClass !== '' &&
              values.licenceNumber.trim() !== '' &&
              isInForce(values.licenceEndsOn, today),
          },
          { words: 'A health check that is in force', isMet: health },
          { words: 'A class of car', isMet: values.drives.length > 0 },
        ]
      : []),
    { words: 'A garage', isMet: values.garage !== '' },
    { words: 'A week', isMet: weekOf(values.week).some((day) => day !== null) && !faultOfTimes(values.week) },
  ]
}

/** The same of somebody who is kept, as it is saved. */
export function needsOf(person: PersonDetail, today: IsoDay = todayInTokyo()): Need[] {
  const counts = (kind: string) => person.papers.filter((paper) => paper.kind === kind)
  const paper = (kind: 'licence' | 'health-check', name: string): Need => {
    const all = counts(kind)
    const ended = all.find(({ endsOn }) => endsOn !== null && endsOn < today)
    const first = all.find(({ endsOn }) => endsOn !== null)
    return {
      words:
        ended || all.length === 0 || !first?.endsOn
          ? `${name} that is in force`
          : `${name} until ${dayWithYear(first.endsOn)}`,
      isMet: all.length > 0 && !ended,
    }
  }
  const permit = counts('work-permit')
  return [
    { words: 'A telephone of their own', isMet: person.phone !== '' },
    ...(person.kind === 'chauffeur'
      ? [
          paper('licence', 'A licence'),
          paper('health-check', 'A health check'),
          { words: 'A class of car', isMet: person.drives.length > 0 },
        ]
      : []),
    ...(permit.length > 0
      ? [
          {
            words: 'A work permit that is in force',
            isMet: !permit.some(({ endsOn }) => endsOn !== null && endsOn < today),
          },
        ]
      : []),
    { words: 'A week', isMet: person.week.some((day) => day !== null) },
  ]
}
