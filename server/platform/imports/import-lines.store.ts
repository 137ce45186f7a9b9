import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Change, Row } from './import-list.ts'
import { type JudgedLine, ranks } from './judged.rules.ts'

const selectLines = (db: Database, importId: string) =>
  db
    .selectFrom('import_lines')
    .select(['number', 'name', sql<JudgedLine['rank']>`rank`.as('rank')])
    .select([sql<Row | null>`line_row`.as('row'), sql<Row | null>`line_before`.as('before')])
    .select([sql<JudgedLine['cells']>`cells`.as('cells'), sql<JudgedLine['faults']>`faults`.as('faults')])
    .where('import_id', '=', importId)

/** Bad lines first, then what changes, then what is new; each as it comes in the file. */
export async function findLines(
  db: Database,
  importId: string,
  { rank, page, rows }: { rank: JudgedLine['rank'] | null; page: number; rows: number },
): Promise<JudgedLine[]> {
  const lines = selectLines(db, importId)
  return (rank === null ? lines : lines.where('rank', '=', rank))
    .orderBy('rank')
    .orderBy('number')
    .limit(rows)
    .offset((page - 1) * rows)
    .execute()
}

export const findBadLines = (db: Database, importId: string) =>
  selectLines(db, importId).where('rank', '=', ranks.bad).orderBy('number').execute()

/** How many are told at once: little enough that others are served in between. */
const atOnce = 500

/** All that change something, by their lines. */
export async function* changesOf(db: Database, importId: string): AsyncGenerator<Change[]> {
  for (const rank of [ranks.changed, ranks.fresh]) {
    for (let after = 0; ; ) {
      const lines = await selectLines(db, importId)
        .where('rank', '=', rank)
        .where('number', '>', after)
        .orderBy('number')
        .limit(atOnce)
        .execute()
      if (lines.length === 0) break
      yield lines.map(({ number, name, row, before }) => ({ line: number, name, row: row ?? {}, before }))
      after = lines.at(-1)?.number ?? Number.POSITIVE_INFINITY
    }
  }
}
