import type { Board, BoardNews } from '#contract/dispatch.ts'

/** A board as it was sent, piece by piece: what is the same text need not be sent again. */
export interface Sent {
  jobs: ReadonlyMap<string, string>
  rows: ReadonlyMap<string, string>
  elsewhere: string
  idle: string
}

export const piecesOf = (board: Board): Sent => ({
  jobs: new Map(board.jobs.map((job) => [job.reference, JSON.stringify(job)])),
  rows: new Map(board.rows.map((row) => [row.id, JSON.stringify(row)])),
  elsewhere: JSON.stringify(board.elsewhere),
  idle: JSON.stringify(board.idle),
})

/** What somebody who was sent one board must hear to have the other; null: nothing. */
export function changesFrom(before: Sent, board: Board, pieces: Sent): BoardNews | null {
  const jobs = board.jobs.filter(({ reference }) => before.jobs.get(reference) !== pieces.jobs.get(reference))
  const rows = board.rows.filter(({ id }) => before.rows.get(id) !== pieces.rows.get(id))
  const gone = [...before.jobs.keys()].filter((reference) => !pieces.jobs.has(reference))
  const goneRows = [...before.rows.keys()].filter((id) => !pieces.rows.has(id))
  const elsewhere = before.elsewhere === pieces.elsewhere ? null : board.elsewhere
  const idle = before.idle === pieces.idle ? null : board.idle
  if (jobs.length + rows.length + gone.length + goneRows.length === 0 && !elsewhere && !idle) return null
  return { is: 'changes', now: board.now, jobs, gone, rows, goneRows, elsewhere, idle }
}
