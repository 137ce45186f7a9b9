import type { ImportRules } from '#server/platform/imports/import-list.ts'
import { areasFile } from './areas-file.rules.ts'
import { garagesFile } from './garages-file.rules.ts'
import { placesFile } from './places-file.rules.ts'
import { terminalsFile } from './terminals-file.rules.ts'
import { distancesFile, drivingTimesFile, trafficSeasonsFile } from './ways-file.rules.ts'

/** What a thread needs to know in order to read a file for any of them. */
export const groundFileRules: readonly ImportRules<never>[] = [
  areasFile,
  drivingTimesFile,
  distancesFile,
  trafficSeasonsFile,
  placesFile,
  terminalsFile,
  garagesFile,
]
