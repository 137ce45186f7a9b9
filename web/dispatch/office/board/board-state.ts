import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Board, Moving } from '#contract/dispatch.ts'
import type { CrewMove, Fit } from '#contract/dispatch-moves.ts'

/** What somebody here carries: a place in a job's crew, filled or empty, and where it hovers. */
export interface Carried {
  reference: string
  kind: ResourceKind
  /** Whose place it is; null: an empty one, from the tray. */
  from: string | null
  how: 'pointer' | 'keyboard'
  /** The row under it; null: none. */
  over: string | null
  /** At another hour than its own, as an ISO moment; null: at its own. */
  startsAt: string | null
  /** By row; null until the server has said it. What it said last stays in view while it is asked anew. */
  fits: ReadonlyMap<string, Fit> | null
  /** The hour that these are about, as in `startsAt`. */
  fitsAt: string | null
  /** Why the hour does not do; null: it does. */
  hour: string | null
}

/**
 * One thing that can be taken back: crews, by moves; or an hour, by going back to the old one. Whose guests were to be
 * told of moves are told of their undoing, too: the server says nothing where they had not heard of it yet.
 */
export type Undoable =
  | { is: 'crews'; says: string; moves: readonly CrewMove[]; tellGuests: readonly string[] }
  | { is: 'hour'; says: string; reference: string; startsAt: string; crew: readonly string[]; tellGuest: boolean }

export interface BoardState {
  board: Board | null
  /** Of the stream, so that nobody sees their own hand. */
  connection: string | null
  /** `lost`: the board is kept to look at, and nothing can be moved; `opening`: of other days, until these are here. */
  line: 'opening' | 'live' | 'lost'
  /** The browser's clock when the board's `now` was heard: the present moment is reckoned from both. */
  heardAtMs: number
  moving: readonly Moving[]
  carried: Carried | null
  /** Outlined on the board: what proposals that were chosen would bring. */
  proposed: readonly CrewMove[]
  undoable: readonly Undoable[]
}
