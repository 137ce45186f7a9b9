import type { ImportList, Row } from '#server/platform/imports/import-list.ts'
import { type GarageColumns, insertGarage, listGarages, updateGarage } from '../garages.store.ts'
import type { KnownAreas } from './area-column.rules.ts'
import { garagesFile } from './garages-file.rules.ts'
import { stampOf } from './ground-stamp.store.ts'
import { allAtOnce, knownAreas, tellOfEach, withinGround } from './put-in.ts'

const asGarage = (row: Row) => row as unknown as GarageColumns & { code: string; version: number }

/** Where cars stand at night. */
export const garagesImport: ImportList<KnownAreas> = {
  rules: garagesFile,
  known: knownAreas,
  existing: async (db) => {
    const garages = await listGarages(db)
    return allAtOnce(
      garages.map(({ code, version, name, nameJa, area, retiredAt }) => ({
        ...{ code, version, name, nameJa, area, isRetired: retiredAt !== null },
      })),
    )
  },
  stamp: (db) => stampOf(db, ['areas', 'garages']),
  within: withinGround,
  apply: async (of) => {
    const told = {
      ...{ kind: 'garage', idOf: (row: Row) => asGarage(row).code, versionOf: (row: Row) => asGarage(row).version },
    }
    for await (const changes of of.slices()) {
      for (const { row, before } of changes) {
        const garage = asGarage(row)
        await (before ? updateGarage(of.db, garage.code, garage) : insertGarage(of.db, garage.code, garage))
      }
      await tellOfEach(of, garagesFile, told, changes)
    }
  },
}
