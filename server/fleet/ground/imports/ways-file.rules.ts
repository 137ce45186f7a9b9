import { HourTime, WayDistance } from '#contract/driving.ts'
import { TrafficSeason } from '#contract/traffic-seasons.ts'
import { readMonthDay, writeMonthDay } from '#core/month-days.ts'
import { figureIn, plain, type Read, words } from '#server/platform/imports/cells.rules.ts'
import type { ImportColumn, ImportRules, Row } from '#server/platform/imports/import-list.ts'
import { areaColumn, areaName, type KnownAreas } from './area-column.rules.ts'

const ends: ImportColumn<KnownAreas>[] = [
  areaColumn({ field: 'from', heading: 'From', also: ['出発'], says: 'The area where it begins, by its name.' }),
  areaColumn({ field: 'to', heading: 'To', also: ['到着'], says: 'The area where it ends, by its name.' }),
]

const wayOf = ({ from, to }: Row, known: KnownAreas) => `${areaName(known, from)} to ${areaName(known, to)}`

/** "8", "08:00" and "8時" are the same hour. */
const hour: Read = (cell, separator) => figureIn(/(:00(:00)?|\s*時)$/)(cell, separator)

const clock = (at: unknown) => `${String(at).padStart(2, '0')}:00`

/** A line for each hour of a way: an area more makes many lines, and a matrix of all hours is long. */
export const drivingTimesFile: ImportRules<KnownAreas> = {
  name: 'driving-times',
  words: { one: 'driving time', many: 'driving times' },
  columns: [
    ...ends,
    { field: 'hour', heading: 'Hour', also: ['時'], says: 'Of leaving, 0 to 23; 08:00 is 8.', read: hour },
    {
      ...{ field: 'minutes', heading: 'Minutes', also: ['分', 'min'], isNeeded: true },
      ...{ says: 'How long it takes in usual traffic.', read: figureIn(/\s*(min|minutes|分)\.?$/i) },
    },
  ],
  keys: ['from', 'to', 'hour'],
  bounds: HourTime,
  mostLines: 100_000,
  nameOf: (row, known) => `${wayOf(row, known)}, ${clock(row.hour)}`,
}

export const distancesFile: ImportRules<KnownAreas> = {
  name: 'distances',
  words: { one: 'distance', many: 'distances' },
  columns: [
    ...ends,
    {
      ...{ field: 'kilometres', heading: 'Kilometres', also: ['km', '距離'], isNeeded: true },
      ...{ says: 'By road, like 21.5.', read: figureIn(/\s*km$/i) },
    },
  ],
  keys: ['from', 'to'],
  bounds: WayDistance,
  mostLines: 100_000,
  nameOf: wayOf,
}

const monthDay: Read = (cell) => readMonthDay(plain(cell))
const dayColumn = (field: string, heading: string, says: string): ImportColumn<unknown> => ({
  ...{ field, heading, says, isNeeded: true, read: monthDay },
  find: (value) => (Number.isFinite(value) ? { is: value } : { mend: 'A month and a day, like 12-28.' }),
  write: (value) => writeMonthDay(Number(value)),
})

const mostSeasons = 20

export const trafficSeasonsFile: ImportRules = {
  name: 'traffic-seasons',
  words: { one: 'season', many: 'seasons of traffic' },
  columns: [
    { field: 'name', heading: 'Season', also: ['Name', '名称'], says: 'What it is called.', read: words },
    dayColumn('seasonFrom', 'From', 'Its first day as month and day, like 12-28.'),
    dayColumn('seasonTo', 'To', 'Its last day as month and day; before the first, it runs over the new year.'),
    {
      ...{ field: 'percent', heading: 'Percent', also: ['%'], isNeeded: true },
      ...{ says: 'Of the usual minutes, like 125.', read: figureIn(/\s*[%％]$/) },
    },
  ],
  keys: ['name'],
  bounds: TrafficSeason,
  mostLines: 200,
  nameOf: ({ name }) => String(name),
  judgeAll: (existing, fresh) =>
    existing.length + fresh.length > mostSeasons
      ? `There can be ${mostSeasons} seasons, and ${existing.length} are there. This file adds ${fresh.length}.`
      : null,
}
