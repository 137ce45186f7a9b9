import type { Board, BoardNews } from '#contract/dispatch.ts'
import type { BoardState } from '../board-state.ts'

/** A board with what was heard about it. Times are the browser's own, in milliseconds. */
export function joinNews(state: BoardState, news: BoardNews, heardAtMs: number): Partial<BoardState> {
  if (news.is === 'board') {
    const { board, connection, moving } = news
    return { board, connection, moving, heardAtMs, line: 'live' }
  }
  if (news.is === 'moving') {
    const others = state.moving.filter(({ connection }) => connection !== news.moving.connection)
    return { moving: news.moving.reference === null ? others : [...others, news.moving] }
  }
  if (!state.board) return {}
  if (news.is === 'pulse') return { board: { ...state.board, now: news.now }, heardAtMs, line: 'live' }
  const { jobs, gone, rows, goneRows, elsewhere, idle, now } = news
  const board: Board = {
    ...state.board,
    now,
    // What an answer of our own has brought already may be newer than news that were on their way.
    jobs: replaced(
      state.board.jobs,
      jobs,
      gone,
      ({ reference }) => reference,
      (old, fresh) => fresh.version >= old.version,
    ),
    rows: replaced(state.board.rows, rows, goneRows, ({ id }) => id),
    elsewhere: elsewhere ?? state.board.elsewhere,
    idle: idle ?? state.board.idle,
  }
  return { board, heardAtMs, line: 'live' }
}

function replaced<T>(
  old: T[],
  fresh: readonly T[],
  gone: readonly string[],
  idOf: (one: T) => string,
  isNewer: (old: T, fresh: T) => boolean = () => true,
): T[] {
  if (fresh.length === 0 && gone.length === 0) return old
  const newer = new Map(fresh.map((one) => [idOf(one), one]))
  const left = new Set(gone)
  const kept = old
    .filter((one) => !left.has(idOf(one)))
    .map((one) => {
      const other = newer.get(idOf(one))
      return other && isNewer(one, other) ? other : one
    })
  const known = new Set(kept.map(idOf))
  return [...kept, ...fresh.filter((one) => !known.has(idOf(one)))]
}
