import type { VehicleClass } from '#contract/catalogue.ts'
import type { LicenceClass, PersonChoices, PersonKind } from '#contract/people.ts'
import { hoursInWords, weekdayNames } from '#core/days.ts'
import { type Hours, minutesOfWeek, restsOfWeek, type UsualWeek } from '#core/usual-week.ts'
import { licenceInWords, licenceSizes } from '#core/vehicle-classes.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** "Kenji Sakamoto", as guests read it. */
export const fullName = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`

/** The two parts of a name; of one that was not kept in parts, the last word is the family's. */
export function partsOfName({ name, familyName }: { name: string; familyName: string }) {
  const family = familyName || (name.split(' ').at(-1) ?? name)
  return { familyName: family, givenName: name.slice(0, name.length - family.length).trim() }
}

/** What the columns keep of a week: the hours that most days have, and those of the others. */
export function columnsOfWeek(days: UsualWeek) {
  const worked = week.flatMap((weekday) => {
    const hours = days[weekday - 1]
    return hours ? [{ weekday, hours }] : []
  })
  const same = (a: Hours) => (b: Hours) => a.fromMinutes === b.fromMinutes && a.untilMinutes === b.untilMinutes
  const times = ({ hours }: { hours: Hours }) => worked.filter((one) => same(hours)(one.hours)).length
  const usual = worked.toSorted((a, b) => times(b) - times(a))[0]?.hours ?? { fromMinutes: 0, untilMinutes: 1440 }
  const others = worked.filter(({ hours }) => !same(usual)(hours))
  return {
    workingDays: worked.map(({ weekday }) => weekday),
    worksFromMinutes: usual.fromMinutes,
    worksUntilMinutes: usual.untilMinutes,
    otherHours: Object.fromEntries(others.map(({ weekday, hours }) => [weekday, hours])),
  }
}

/** What no week may be; more than is aimed for, or little rest, is said and let through. */
export function faultOfWeek(days: UsualWeek, { utmostWeek, longestDay }: PersonChoices['limits'][PersonKind]) {
  if (days.every((hours) => hours === null)) return 'At least one day of work.'
  const over = restsOfWeek(days).find(({ minutes }) => minutes < 0)
  if (over) return `${weekdayNames[over.after]} ends only after ${weekdayNames[over.before]} has begun.`
  const minutes = minutesOfWeek(days, longestDay)
  return minutes > utmostWeek
    ? `${hoursInWords(minutes)} a week: more than ${hoursInWords(utmostWeek)} is not allowed.`
    : null
}

/** Whoever drives a bus needs a licence for one, and for a large one a large one. */
export function licenceTooSmall(
  licenceClass: LicenceClass,
  drives: readonly VehicleClass[],
  classes: PersonChoices['classes'],
): string | null {
  const size = licenceSizes.indexOf(licenceClass)
  const driven = classes.find(({ id, licence }) => drives.includes(id) && licenceSizes.indexOf(licence) > size)
  return driven ? `The ${driven.label} needs a ${licenceInWords(driven.licence)} second-class licence.` : null
}

/** The first character of a name that nobody else has; null: each is taken. */
export const freeSeal = (nameJa: string, taken: ReadonlySet<string>): string | null =>
  [...nameJa].find((character) => /^\p{L}$/u.test(character) && !taken.has(character)) ?? null
