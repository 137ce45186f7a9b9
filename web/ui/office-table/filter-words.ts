import { type DaySpanWord, readDaySpan, type Span } from '#contract/day-span.ts'
import { uncapitalized } from '#core/words.ts'
import { shortDay, todayInTokyo } from '../day.ts'
import type { FilterChoice, FilterDefinition, ListAnswer } from './definition.ts'

export const daySpanNames: Record<DaySpanWord, string> = {
  coming: 'From today',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'next-7': 'Next 7 days',
  'last-7': 'Last 7 days',
  'last-30': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
}

/** Without the weekday, which a span does not need: "15 Nov". */
const plain = (day: string) => shortDay(day).replace(/^\S+ /, '')

/** "15 to 22 Nov", "28 Nov to 3 Dec", "from 15 Nov", "Sun 15 Nov". */
export function spanWords({ from, to }: Span): string {
  if (from && to && from === to) return shortDay(from)
  if (from && to && from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${plain(to)}`
  if (from && to) return `${plain(from)} to ${plain(to)}`
  if (from) return `from ${plain(from)}`
  return to ? `until ${plain(to)}` : ''
}

export function choicesOf<Row>(filter: FilterDefinition, answer: ListAnswer<Row> | null): readonly FilterChoice[] {
  if (filter.kind === 'days') return []
  const { choices = answer?.choices?.[filter.id] ?? [], markOf } = filter
  return markOf ? choices.map((choice) => ({ ...choice, mark: markOf(choice.id) })) : choices
}

/** What a filter lets through: short for its chip, with how many more there are, and in full. */
export interface FilterWords {
  short: string
  more: number
  full: string
}

export function filterWords(filter: FilterDefinition, value: string, choices: readonly FilterChoice[]): FilterWords {
  if (filter.kind === 'days') {
    const span = readDaySpan(value, todayInTokyo())
    const words = span ? spanWords(span) : ''
    return { short: words, more: 0, full: words }
  }
  const chosen = value.split(',')
  const words = chosen.map((id) => choices.find((choice) => choice.id === id)?.label ?? '1 chosen')
  const full = words.join(', ')
  const [left, ...others] = choices.filter(({ id }) => !chosen.includes(id))
  // All but one is said by what is missing.
  if (filter.kind === 'some' && left && others.length === 0 && chosen.length > 2)
    return { short: `not ${isName(left.label) ? left.label : uncapitalized(left.label)}`, more: 0, full }
  return { short: words.slice(0, 2).join(', '), more: Math.max(0, words.length - 2), full }
}

/** "Osamu Nishio": more than its beginning is written large. */
const isName = (label: string) => /\s\p{Lu}/u.test(label)
