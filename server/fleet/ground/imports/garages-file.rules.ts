import { GarageFields } from '#contract/garages.ts'
import { asWritten, words } from '#server/platform/imports/cells.rules.ts'
import type { ImportRules } from '#server/platform/imports/import-list.ts'
import { codeGiver, codeOf } from '../codes.rules.ts'
import { areaColumn, type KnownAreas } from './area-column.rules.ts'
import { isInUse, retiredFault } from './areas-file.rules.ts'

export const garagesFile: ImportRules<KnownAreas> = {
  name: 'garages',
  words: { one: 'garage', many: 'garages' },
  columns: [
    { field: 'name', heading: 'Name', also: ['名称'], says: 'The garage, as the desk calls it.', read: words },
    {
      ...{ field: 'nameJa', heading: 'Japanese', also: ['日本語', '日本語名'], usual: '', isJapanese: true },
      ...{ says: 'In Japanese, as it stands on the papers of chauffeurs.', read: asWritten },
    },
    areaColumn({
      ...{ field: 'area', heading: 'Area', also: ['エリア'], isNeeded: true },
      says: 'The area in which it stands, by its name.',
    }),
  ],
  keys: ['name'],
  bounds: GarageFields,
  mostLines: 1_000,
  nameOf: ({ name }) => String(name),
  isPreferred: isInUse,
  judge: (_, existing) => {
    const give = codeGiver(existing.map(({ code }) => String(code)))
    return (row, before) => {
      if (before && !isInUse(before)) return retiredFault('garage')
      return { row: before ? row : { ...row, code: give(codeOf(String(row.name), 'garage')) } }
    }
  },
}
