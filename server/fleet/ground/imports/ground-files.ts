import { pathToFileURL } from 'node:url'
import { createImports } from '#server/platform/imports/imports.ts'
import { projectDir } from '#server/platform/project-dir.ts'
import { areasImport } from './areas-file.ts'
import { garagesImport } from './garages-file.ts'
import { placesImport } from './places-file.ts'
import { terminalsImport } from './terminals-file.ts'
import { distancesImport, drivingTimesImport, trafficSeasonsImport } from './ways-file.ts'

/** Files of where we drive: a list more is declared once in its own file, and named here and in `files.rules.ts`. */
export const groundImports = createImports(
  'fleet',
  [
    areasImport,
    drivingTimesImport,
    distancesImport,
    trafficSeasonsImport,
    placesImport,
    terminalsImport,
    garagesImport,
  ],
  pathToFileURL(`${projectDir}server/fleet/ground/imports/read-files-thread.ts`),
)
