import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  Encoding,
  ImportFileName,
  ImportPage,
  ImportStart,
  ImportView,
  importPage,
  mostImportBytes,
  Separator,
} from './imports.ts'
import { FileLink } from './office-list.ts'

/** The lists of where we drive as files, out of the house and back into it. */

export const groundLists = [
  'areas',
  'driving-times',
  'distances',
  'traffic-seasons',
  'places',
  'terminals',
  'garages',
] as const
export type GroundList = (typeof groundLists)[number]
const GroundList = z.enum(groundLists, 'There is no such list.')
const which = { id: z.uuid() }

export const readImportStart = endpoint({
  method: 'GET',
  path: '/admin/ground-imports',
  access: 'admin',
  right: 'change:ground',
  summary: 'What a file for a list must have, and the files that were brought during the last week.',
  input: z.strictObject({ list: GroundList }),
  output: ImportStart,
})

export const beginImport = endpoint({
  method: 'POST',
  path: '/admin/ground-imports',
  access: 'admin',
  right: 'change:ground',
  upload: { mostBytes: mostImportBytes },
  summary:
    'Brings a CSV file for a list. Its changes are shown before any is made; over 5,000 lines it is read in the background.',
  input: z.strictObject({ list: GroundList, fileName: ImportFileName }),
  output: ImportView,
  errors: ['imports.too-many-lines'],
})

export const readImport = endpoint({
  method: 'GET',
  path: '/admin/ground-imports/:id',
  access: 'admin',
  right: 'change:ground',
  summary: 'How a file was read, how far that is, and what it would change, by pages; bad lines first.',
  input: z.strictObject({ ...which, ...importPage }),
  output: ImportPage,
  errors: ['imports.unknown'],
})

export const readImportAgain = endpoint({
  method: 'POST',
  path: '/admin/ground-imports/:id/again',
  access: 'admin',
  right: 'change:ground',
  summary: 'Reads a file once more, against the list as it is now, or with another encoding or separator.',
  input: z.strictObject({
    ...which,
    /** Null: as it looks. */
    encoding: z.nullable(Encoding),
    separator: z.nullable(Separator),
  }),
  output: ImportView,
  errors: ['imports.unknown', 'imports.not-ready'],
})

export const putImportIn = endpoint({
  method: 'POST',
  path: '/admin/ground-imports/:id/put-in',
  access: 'admin',
  right: 'change:ground',
  summary:
    'Puts all changes of a file in at once, or none. Bad lines are left out. Refused where the list has changed.',
  input: z.strictObject(which),
  output: ImportView,
  errors: ['imports.unknown', 'imports.not-ready', 'imports.changed-meanwhile'],
})

export const importBadLines = endpoint({
  method: 'POST',
  path: '/admin/ground-imports/:id/bad-lines',
  access: 'admin',
  right: 'change:ground',
  summary: 'A link to the bad lines of a file as CSV, with what to mend beside each; good for five minutes.',
  input: z.strictObject(which),
  output: FileLink,
  errors: ['imports.unknown', 'imports.not-ready'],
})

const fileOf = (path: string, of: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'admin',
    right: 'see:files',
    alsoRight: 'see:ground',
    summary: `A link to ${of}, as CSV that can be brought in again; good for five minutes.`,
    output: FileLink,
  })

export const areasFile = fileOf('/admin/areas/file', 'the areas in use')
export const drivingTimesFile = fileOf('/admin/driving-times/file', 'the driving times, a line for each hour of a way')
export const distancesFile = fileOf('/admin/distances/file', 'the distances')
export const trafficSeasonsFile = fileOf('/admin/traffic-seasons/file', 'the seasons of traffic')
export const terminalsFile = fileOf('/admin/terminals/file', 'the terminals')
export const garagesFile = fileOf('/admin/garages/file', 'the garages in use')

export const groundImportCalls = {
  ...{ readImportStart, beginImport, readImport, readImportAgain, putImportIn, importBadLines },
  ...{ areasFile, drivingTimesFile, distancesFile, trafficSeasonsFile, terminalsFile, garagesFile },
}
