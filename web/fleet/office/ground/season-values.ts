import type { TrafficSeason } from '#contract/traffic-seasons.ts'
import { readMonthDay, writeMonthDay } from '#core/month-days.ts'
import { readFigure } from './figures.ts'

export interface SeasonRow {
  key: number
  name: string
  from: string
  to: string
  percent: string
}

export const rowsOf = (seasons: readonly TrafficSeason[]): SeasonRow[] =>
  seasons.map(({ name, seasonFrom, seasonTo, percent }, key) => ({
    ...{ key, name, from: writeMonthDay(seasonFrom), to: writeMonthDay(seasonTo), percent: String(percent) },
  }))

export const toSeasons = (rows: readonly SeasonRow[]): TrafficSeason[] =>
  rows.map(({ name, from, to, percent }) => ({
    ...{ name, seasonFrom: readMonthDay(from), seasonTo: readMonthDay(to), percent: readFigure(percent) },
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
