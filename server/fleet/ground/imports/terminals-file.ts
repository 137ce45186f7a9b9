import type { ImportList, Row } from '#server/platform/imports/import-list.ts'
import { type NewTerminal, saveTerminals } from '../../terminals.store.ts'
import { listPlacesForTerminals, listTerminals, riseVersion } from '../terminals-office.store.ts'
import { stampOf } from './ground-stamp.store.ts'
import { allAtOnce, tellOfEach, withinGround } from './put-in.ts'
import { type KnownTerminals, terminalsFile } from './terminals-file.rules.ts'

const asTerminal = (row: Row) => row as unknown as Omit<NewTerminal, 'placeSlug'> & { slug: string; version: number }

/** What an airport or a pier is to who lands there. */
export const terminalsImport: ImportList<KnownTerminals> = {
  rules: terminalsFile,
  known: async (db) => {
    const already = (await listTerminals(db)).filter(({ isRetired }) => !isRetired)
    const places = already.map(({ slug, placeName }) => ({ id: slug, label: placeName }))
    return { places: [...places, ...(await listPlacesForTerminals(db))] }
  },
  existing: async (db) => allAtOnce(await listTerminals(db)),
  stamp: (db) => stampOf(db, ['places', 'terminals']),
  within: withinGround,
  apply: async (of) => {
    const told = {
      ...{ kind: 'terminal', idOf: (row: Row) => asTerminal(row).slug },
      versionOf: (row: Row) => asTerminal(row).version,
    }
    for await (const changes of of.slices()) {
      await saveTerminals(
        of.db,
        changes.map(({ row }) => ({ ...asTerminal(row), placeSlug: asTerminal(row).slug })),
      )
      for (const { row, before } of changes) if (before) await riseVersion(of.db, asTerminal(row).slug)
      await tellOfEach(of, terminalsFile, told, changes)
    }
  },
}
