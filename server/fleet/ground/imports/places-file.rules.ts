import { PlaceFields, placeKinds } from '#contract/office-places.ts'
import { asWritten, folded, words } from '#server/platform/imports/cells.rules.ts'
import type { Faults, ImportRules, Row } from '#server/platform/imports/import-list.ts'
import { codeGiver, codeOf } from '../codes.rules.ts'
import { placeSpot } from '../where-is.rules.ts'
import { areaColumn, type KnownAreas } from './area-column.rules.ts'
import { isInUse, nameColumns, positionColumns, retiredFault } from './areas-file.rules.ts'

/** A place as it is kept, and what only the list knows of it. */
export interface PlaceInFile {
  kind: (typeof placeKinds)[number]
  name: string
  nameJa: string
  addressJa: string
  area: string
  latitude: number
  longitude: number
  slug: string
  /** Of one that is there. */
  version?: number
  pickUpFeeYen?: number
  isTerminal?: boolean
  isRetired?: boolean
}

const asPlace = (row: Row) => row as unknown as PlaceInFile

const kinds: Readonly<Record<string, PlaceInFile['kind']>> = {
  ...Object.fromEntries(placeKinds.map((kind) => [kind, kind])),
  ...{ pier: 'port', harbour: 'port', ホテル: 'hotel', 駅: 'station', 空港: 'airport', 港: 'port', 名所: 'sight' },
}

export const placesFile: ImportRules<KnownAreas> = {
  name: 'places',
  words: { one: 'place', many: 'places' },
  columns: [
    ...nameColumns('The place'),
    {
      ...{ field: 'kind', heading: 'Kind', also: ['種類', '種別'], isNeeded: true },
      ...{ says: `What it is: ${placeKinds.join(', ')}.`, read: words },
      find: (value) => {
        const kind = kinds[folded(String(value))]
        return kind ? { is: kind } : { mend: `Known kinds: ${placeKinds.join(', ')}.` }
      },
    },
    areaColumn({
      ...{ field: 'area', heading: 'Area', also: ['エリア'], mayBeEmpty: true },
      says: 'The area by its name; left empty, it is found by the address and the position.',
    }),
    {
      ...{ field: 'addressJa', heading: 'Address', also: ['住所', '所在地'], usual: '', isJapanese: true },
      ...{ says: 'As a chauffeur types it into the car.', read: asWritten },
    },
    ...positionColumns,
  ],
  keys: ['name'],
  bounds: PlaceFields,
  mostLines: 100_000,
  nameOf: ({ name }) => String(name),
  isPreferred: isInUse,
  judge: (known, existing) => {
    const areas = known.areas.filter(({ isRetired }) => !isRetired)
    const give = codeGiver(existing.map(({ slug }) => String(slug)))
    return (line, was, given) => {
      const [row, before] = [asPlace(line), was && asPlace(was)]
      if (before?.isRetired) return retiredFault('place')
      const fault = faultOfKind(row, before)
      if (fault) return { faults: fault }
      const spot = areaOf(row, before, given.has('area'))
      if ('mend' in spot) return { faults: { [spot.field]: spot.mend } }
      const slug = before ? before.slug : give(codeOf(row.name, row.kind))
      return { row: { ...line, area: spot.code, slug } }
    }

    /** What stands where it stood stays in its area, unless the file says another. */
    function areaOf(row: PlaceInFile, before: PlaceInFile | null, isNamed: boolean) {
      const chosen = isNamed ? row.area : null
      if (before && !hasMoved(row, before) && (!chosen || chosen === before.area)) return { code: before.area }
      const spot = placeSpot(areas, { ...row, area: chosen })
      return 'mend' in spot ? spot : { code: spot.area.code }
    }
  },
}

const hasMoved = (row: PlaceInFile, before: PlaceInFile) =>
  row.latitude !== before.latitude || row.longitude !== before.longitude || row.addressJa !== before.addressJa

const isLanding = ({ kind }: PlaceInFile) => kind === 'airport' || kind === 'port'

function faultOfKind(row: PlaceInFile, before: PlaceInFile | null): Faults | null {
  return before?.isTerminal && isLanding(before) && !isLanding(row)
    ? { kind: 'It is a terminal: it stays an airport or a pier.' }
    : null
}
