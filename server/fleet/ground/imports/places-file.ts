import type { ImportList, Row } from '#server/platform/imports/import-list.ts'
import { placeFees } from '../place-fees.ts'
import { insertPlaces, placesAfter, updatePlaces } from '../places-office.store.ts'
import type { KnownAreas } from './area-column.rules.ts'
import { stampOf } from './ground-stamp.store.ts'
import { type PlaceInFile, placesFile } from './places-file.rules.ts'
import { knownAreas, tellOfEach, withinGround } from './put-in.ts'

const atOnce = 1_000
const asPlace = (row: Row) => row as unknown as PlaceInFile

/** The doors where guests are picked up and dropped. */
export const placesImport: ImportList<KnownAreas> = {
  rules: placesFile,
  known: knownAreas,
  existing: async (db, from) => {
    const rows = await placesAfter(db, from ?? '', atOnce)
    return { rows: rows as unknown as Row[], next: rows.length < atOnce ? null : (rows.at(-1)?.slug ?? null) }
  },
  stamp: (db) => stampOf(db, ['areas', 'places', 'terminals']),
  within: withinGround,
  apply: async (of) => {
    const { db, slices } = of
    const fees = placeFees(db)
    for await (const changes of slices()) {
      const [fresh, changed] = [[] as Priced[], [] as Priced[]]
      for (const { row, before } of changes) {
        const place = asPlace(row)
        if (!before) fresh.push({ ...place, pickUpFeeYen: await fees.of(place.kind, place.area) })
        else {
          const was = { ...place, pickUpFeeYen: place.pickUpFeeYen ?? 0, ...before }
          changed.push({ ...place, pickUpFeeYen: await fees.after(was, place.kind, place.area) })
        }
      }
      await insertPlaces(db, fresh)
      await updatePlaces(db, changed)
      const told = { kind: 'place', idOf: (row: Row) => asPlace(row).slug }
      await tellOfEach(of, placesFile, { ...told, versionOf: (row) => asPlace(row).version ?? 0 }, changes)
    }
  },
}

type Priced = PlaceInFile & { pickUpFeeYen: number }
