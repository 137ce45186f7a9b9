import type { TrafficSeason } from '../driving-times.rules.ts'

/** When half the country is on the road, and the three days on which the city is empty. */
export const tokyoSeasons: TrafficSeason[] = [
  { name: 'Golden Week', seasonFrom: 429, seasonTo: 506, percent: 125 },
  { name: 'Obon', seasonFrom: 810, seasonTo: 816, percent: 120 },
  { name: 'Year end', seasonFrom: 1228, seasonTo: 1231, percent: 115 },
  { name: 'New Year', seasonFrom: 101, seasonTo: 103, percent: 90 },
]
