import type { TrafficSeason } from '#contract/traffic-seasons.ts'
import { readFigure } from './figures.ts'

export interface SeasonRow {
  key: number
  name: string
  from: string
  to: string
  percent: string
}

/** 429 is "04-29". */
export const writeDay = (monthDay: number) =>
  `${String(Math.floor(monthDay / 100)).padStart(2, '0')}-${String(monthDay % 100).padStart(2, '0')}`

/** "4-29", "04/29" or "0429" is 429; NaN where it is no such thing. */
export function readDay(typed: string): number {
  const [, month, day] =
    /^\s*(\d{1,2})\s*[-/.月]?\s*(\d{2}|(?<=\D)\d{1,2})\s*日?\s*$/.exec(typed.normalize('NFKC')) ?? []
  return month && day ? Number(month) * 100 + Number(day) : Number.NaN
}

export const rowsOf = (seasons: readonly TrafficSeason[]): SeasonRow[] =>
  seasons.map(({ name, seasonFrom, seasonTo, percent }, key) => ({
    ...{ key, name, from: writeDay(seasonFrom), to: writeDay(seasonTo), percent: String(percent) },
  }))

export const toSeasons = (rows: readonly SeasonRow[]): TrafficSeason[] =>
  rows.map(({ name, from, to, percent }) => ({
    ...{ name, seasonFrom: readDay(from), seasonTo: readDay(to), percent: readFigure(percent) },
  }))

const parts: Readonly<Record<string, keyof SeasonRow>> = {
  ...{ name: 'name', seasonFrom: 'from', seasonTo: 'to', percent: 'percent' },
}

/** 'seasons.1.seasonFrom' is the beginning of the second row. */
export function faultsByRow(rows: readonly SeasonRow[], fields: Readonly<Record<string, string>>) {
  const faults: Record<string, string> = {}
  for (const [path, words] of Object.entries(fields)) {
    const [, index, field = ''] = path.split('.')
    const [row, part] = [rows[Number(index)], parts[field]]
    if (row && part) faults[`${row.key}.${part}`] ??= words
  }
  return faults
}
