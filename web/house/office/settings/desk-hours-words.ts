import type { saveCompanySettings } from '#contract/company-settings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { weekdayNames } from '#core/days.ts'
import type { DeskHours } from '#core/desk-hours.ts'
import { noSuchDay, readDay, writeDay } from '#web/ui/birth-date.ts'
import { hoursOfDay, type TypedDay, type TypedWeek, writeMinutes } from '#web/ui/typed-week.ts'
import type { Faults, Typed } from './use-setting.ts'

/** The hours of a day as one text, "05:00 to 23:00"; empty where nobody answers. So two versions are read side by side. */
export const writeHours = ({ works, from, until }: TypedDay): string => (works ? `${from} to ${until}` : '')

export function readHours(text: string): TypedDay {
  const [from = '', until = ''] = text.split(' to ')
  return { works: text !== '', from, until }
}

const textOf = (hours: DeskHours['week'][number]) =>
  hours ? `${writeMinutes(hours.fromMinutes)} to ${writeMinutes(hours.untilMinutes)}` : ''

export const weekdayField = (at: number) => `week.${at}`
export const exceptionFields = (index: number) => ({ day: `other.${index}.day`, hours: `other.${index}.hours` })

export const weekIn = (typed: Typed): TypedWeek => weekdayNames.map((_, at) => readHours(typed[weekdayField(at)] ?? ''))

export const exceptionsIn = (typed: Typed): number[] =>
  Object.keys(typed)
    .flatMap((name) => /^other\.(\d+)\.day$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

export const typeDeskHours = ({ week, exceptions }: DeskHours): Typed =>
  Object.fromEntries([
    ...week.map((hours, at) => [weekdayField(at), textOf(hours)]),
    ...exceptions.flatMap(({ day, hours }, index) => [
      [exceptionFields(index).day, writeDay(day)],
      [exceptionFields(index).hours, textOf(hours)],
    ]),
  ])

type Read = { hours: InputOf<typeof saveCompanySettings>['hours'] } | { faults: Faults }

const bothTimes = 'Write both times, like 09:00 and 18:00.'

/** As the call takes it, or what is wrong with it, each at its field. */
export function readDeskHours(typed: Typed): Read {
  const faults: Record<string, string> = {}
  const readAt = (field: string) => {
    const day = readHours(typed[field] ?? '')
    const hours = hoursOfDay(day)
    if (day.works && !hours) faults[field] = bothTimes
    return hours
  }
  const week = weekdayNames.map((_, at) => readAt(weekdayField(at)))
  const seen = new Set<string>()
  const exceptions = exceptionsIn(typed).map((index) => {
    const fields = exceptionFields(index)
    const day = readDay(typed[fields.day] ?? '') || ''
    if (!day) faults[fields.day] = noSuchDay
    else if (seen.has(day)) faults[fields.day] = 'This day has other hours already.'
    seen.add(day)
    return { day, hours: readAt(fields.hours) }
  })
  return Object.keys(faults).length > 0 ? { faults } : { hours: { week, exceptions } }
}

/** What a refusal speaks of: "hours.exceptions.0.day" is the first row. */
export function deskFieldOf(path: string, typed: Typed): string {
  const [, weekday] = /^hours\.week\.(\d)/.exec(path) ?? []
  if (weekday) return weekdayField(Number(weekday))
  const [, row, part] = /^hours\.exceptions(?:\.(\d+)\.?(\w*))?/.exec(path) ?? []
  const indexes = exceptionsIn(typed)
  const index = row === undefined ? indexes.at(-1) : indexes[Number(row)]
  if (index === undefined) return path
  return exceptionFields(index)[part === 'hours' ? 'hours' : 'day']
}

export function deskLabelOf(name: string): string | undefined {
  const [, weekday, part] = /^(?:week\.(\d)|other\.\d+\.(\w+))$/.exec(name) ?? []
  if (weekday) return `The desk on ${weekdayNames[Number(weekday)]}`
  return part && (part === 'day' ? 'A day with other hours' : 'Its hours')
}
