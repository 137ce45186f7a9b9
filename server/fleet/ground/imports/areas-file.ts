import type { ImportList, Row } from '#server/platform/imports/import-list.ts'
import { type AreaColumns, insertArea, listAreas, updateArea } from '../areas.store.ts'
import { areasFile } from './areas-file.rules.ts'
import { stampOf } from './ground-stamp.store.ts'
import { allAtOnce, tellOfEach, withinGround } from './put-in.ts'

const asArea = (row: Row) => row as unknown as AreaColumns & { code: string; version: number }

/** The parts of the country in which we drive. */
export const areasImport: ImportList = {
  rules: areasFile,
  known: async () => null,
  existing: async (db) =>
    allAtOnce((await listAreas(db)).map(({ retiredAt, ...area }) => ({ ...area, isRetired: retiredAt !== null }))),
  stamp: (db) => stampOf(db, ['areas']),
  within: withinGround,
  apply: async (of) => {
    const told = { kind: 'area', idOf: (row: Row) => asArea(row).code, versionOf: (row: Row) => asArea(row).version }
    for await (const changes of of.slices()) {
      for (const { row, before } of changes) {
        const area = asArea(row)
        await (before ? updateArea(of.db, area.code, area) : insertArea(of.db, area.code, area))
      }
      await tellOfEach(of, areasFile, told, changes)
    }
  },
}
