import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MonthDay } from './fee-settings.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

/** Parts of the year in which every way takes longer, or shorter. */

export const TrafficSeason = z.strictObject({
  name: text(40, 'Name the season.'),
  /** Month and day as MMDD, both included; one that ends before it begins runs over the new year. */
  seasonFrom: MonthDay,
  seasonTo: MonthDay,
  /** Of the usual minutes. */
  percent: z
    .int('A whole number, like 125.')
    .check(z.gte(50, 'Between 50 and 300%.'), z.lte(300, 'Between 50 and 300%.')),
})
export type TrafficSeason = z.output<typeof TrafficSeason>

export const readTrafficSeasons = endpoint({
  method: 'GET',
  path: '/admin/traffic-seasons',
  access: 'admin',
  right: 'see:ground',
  summary: 'The seasons of traffic, in the order of the year.',
  output: z.object({ version: z.int(), seasons: z.array(TrafficSeason), history: z.array(Change) }),
})

export const saveTrafficSeasons = endpoint({
  method: 'PUT',
  path: '/admin/traffic-seasons',
  access: 'admin',
  right: 'change:ground',
  summary: 'Changes the seasons of traffic, all of them at once. Searches use them from this moment on.',
  input: z.strictObject({
    version: z.int().check(z.gte(1)),
    seasons: z.array(TrafficSeason).check(z.maxLength(20, 'At most 20 seasons.')),
  }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})
