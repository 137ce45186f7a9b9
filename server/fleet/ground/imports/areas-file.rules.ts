import { AreaFields } from '#contract/areas.ts'
import { asWritten, figure, words } from '#server/platform/imports/cells.rules.ts'
import type { ImportColumn, ImportRules, Row } from '#server/platform/imports/import-list.ts'
import type { Coordinate } from '../../distance.rules.ts'
import { codeGiver, codeOf } from '../codes.rules.ts'
import { kilometresOut } from '../where-is.rules.ts'

/** Name, Japanese name and position of what stands on a map. */
export const nameColumns = (of: string): ImportColumn<unknown>[] => [
  { field: 'name', heading: 'Name', also: ['英語名', '名称'], says: `${of}, as guests read it.`, read: words },
  {
    ...{
      field: 'nameJa',
      heading: 'Japanese',
      also: ['Japanese name', '日本語', '日本語名'],
      isNeeded: true,
      isJapanese: true,
    },
    ...{ says: 'In Japanese, as chauffeurs read it.', read: asWritten },
  },
]

export const positionColumns: ImportColumn<unknown>[] = [
  {
    ...{ field: 'latitude', heading: 'Latitude', also: ['lat', '緯度'], isNeeded: true },
    ...{ says: 'Degrees north, like 35.6812.', read: figure },
  },
  {
    ...{ field: 'longitude', heading: 'Longitude', also: ['lon', 'lng', '経度'], isNeeded: true },
    ...{ says: 'Degrees east, like 139.7671.', read: figure },
  },
]

/** What was taken out of use is changed when it is back. */
export const retiredFault = (what: string) => ({
  faults: { name: `This ${what} is retired. Take it into use again first.` },
})

export const isInUse = ({ isRetired }: Row) => isRetired !== true

export const areasFile: ImportRules = {
  name: 'areas',
  words: { one: 'area', many: 'areas' },
  columns: [...nameColumns('The area'), ...positionColumns],
  keys: ['name'],
  bounds: AreaFields,
  mostLines: 1_000,
  nameOf: ({ name }) => String(name),
  isPreferred: isInUse,
  judge: (_, existing) => {
    const give = codeGiver(existing.map(({ code }) => String(code)))
    return (row, before) => {
      if (before && !isInUse(before)) return retiredFault('area')
      const out = kilometresOut(row as unknown as Coordinate)
      if (out !== null) return { faults: { longitude: `This is in the sea, ${Math.round(out)} km from the shore.` } }
      return { row: before ? row : { ...row, code: give(codeOf(String(row.name), 'area')) } }
    }
  },
}
