import type { BoardJob } from '#contract/dispatch.ts'
import { type Fit, findFits, moveCrews } from '#contract/dispatch-moves.ts'
import { exampleBoard, idOf } from '#web/dispatch/office/board/board/board.fixture.ts'
import { boardStore } from '#web/dispatch/office/board/board-store.ts'
import { letGo } from '#web/dispatch/office/board/moving/carried.ts'
import { crewsAfter } from '#web/dispatch/office/board/moving/crews-after.ts'
import { wantedHour } from '#web/dispatch/office/board/moving/moves.ts'
import type { fakeServer } from './fake-server.ts'

export const exampleFit = (name: string, rest: Partial<Fit> = {}): Fit => ({
  ...{ resourceId: idOf(name), verdict: 'fits', short: 'Fits', words: 'Rest before 12 h 30' },
  ...{ restBeforeMinutes: 750, restAfterMinutes: null, mayAgree: false, needsReason: false, phone: '', swap: null },
  ...rest,
})

export const jobOnBoard = (wanted: string) =>
  boardStore.getState().board?.jobs.find(({ reference }) => reference === wanted) as BoardJob

/**
 * The board of the example, live, with a server that does every move. Who is named fits, wherever the job stands now is
 * its own row, and nobody else of its kind can come.
 */
export function serveBoard(server: ReturnType<typeof fakeServer>, fitting: readonly string[]): void {
  letGo()
  wantedHour.setState({ wanted: null })
  const board = exampleBoard()
  boardStore.setState({ board, line: 'live', undoable: [], carried: null })
  let jobs = board.jobs
  const versionOf = (wanted: string) => jobs.find(({ reference }) => reference === wanted)?.version ?? 0
  server.on(findFits, ({ reference, kind, from }) => ({
    ...{ version: versionOf(reference), hour: null },
    fits: board.rows
      .filter((row) => row.kind === kind)
      .map(({ id, shortName }) => {
        if (id === from) return exampleFit(shortName, { verdict: 'here', short: 'Here', words: '' })
        return fitting.includes(shortName)
          ? exampleFit(shortName)
          : exampleFit(shortName, { verdict: 'no', short: 'Taken', words: 'Out with another job' })
      }),
  }))
  server.on(moveCrews, ({ moves }) => {
    const moved = crewsAfter(jobs, moves).map((job) => ({ ...job, version: job.version + 1 }))
    jobs = jobs.map((job) => moved.find(({ reference }) => reference === job.reference) ?? job)
    const back = moves.map((move) => ({
      ...{ ...move, from: move.to, to: move.from },
      version: versionOf(move.reference),
    }))
    return { jobs: moved, undo: back }
  })
}
