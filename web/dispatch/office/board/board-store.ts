import { create } from 'zustand'
import type { BoardJob, BoardNews } from '#contract/dispatch.ts'
import { mayNow } from '#web/platform/rights.ts'
import { touchesDays } from './board/axis.ts'
import type { BoardState, Undoable } from './board-state.ts'
import { joinNews } from './stream/join-news.ts'

/**
 * What the board's parts share. The stream writes `board`, `connection`, `line`, `heardAtMs` and `moving`; picking up
 * writes `carried` and `undoable`; proposals write `proposed`. Read it by narrow selectors: while something is dragged it
 * changes often. The axis is `useAxis()` in board/use-axis.ts, the present moment `usePresent()` in stream/present.ts.
 */

export const boardStore = create<BoardState>(() => ({
  board: null,
  connection: null,
  line: 'opening',
  heardAtMs: 0,
  moving: [],
  carried: null,
  proposed: [],
  undoable: [],
}))

export const hearNews = (news: BoardNews) => boardStore.setState((state) => joinNews(state, news, performance.now()))

/** What a call of our own answered is drawn at once; the stream says the same a moment later. */
export function mergeJobs(jobs: readonly BoardJob[]): void {
  boardStore.setState(({ board }) => {
    if (!board) return {}
    const fresh = new Map(jobs.map((job) => [job.reference, job]))
    const kept = board.jobs.map((job) => {
      const newer = fresh.get(job.reference)
      fresh.delete(job.reference)
      return newer && newer.version >= job.version ? newer : job
    })
    // An answer may speak of other days as well: those are not on this board.
    const here = [...kept, ...fresh.values()].filter((job) => touchesDays(board, job))
    return { board: { ...board, jobs: here } }
  })
}

/** Only what is seen as it is now can be moved. */
export const canMove = ({ line, board }: Pick<BoardState, 'line' | 'board'>) =>
  line === 'live' && board !== null && mayNow('change:board')

const mostUndoable = 20

export const rememberUndo = (done: Undoable) =>
  boardStore.setState(({ undoable }) => ({ undoable: [...undoable, done].slice(-mostUndoable) }))
