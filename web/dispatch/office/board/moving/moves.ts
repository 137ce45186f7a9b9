import { create } from 'zustand'
import type { ResourceKind } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { type CrewMove, type Fit, type MovesDone, moveCrews } from '#contract/dispatch-moves.ts'
import { listed } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import type { Undoable } from '../board-state.ts'
import { boardStore, mergeJobs, rememberUndo } from '../board-store.ts'
import { isToldByDefault } from '../job/fits.ts'
import { callName } from '../job/job-words.ts'
import { forgetRefusal, refuse, say } from './announce.ts'
import { jobNow, rowNow } from './carried.ts'
import { crewsAfter } from './crews-after.ts'
import { barId, cardId, focusBar, isFocusOnBoard } from './drawn-bars.ts'
import { leftAfter, rememberBefore } from './undo.ts'
import { undoHour } from './undo-hour.ts'

/** Everything that changes the board by a move: bars, the panel of a job and the phone all come through here. */

/** A job that is to get another hour, and whom we want for it. */
export interface WantedHour {
  job: BoardJob
  /** Null: to be chosen in the dialog. */
  startsAt: string | null
  prefer: readonly string[]
  /** Where the focus goes when the dialog closes. */
  focus: string | null
}
export const wantedHour = create<{ wanted: WantedHour | null }>(() => ({ wanted: null }))

/** Asks what another hour would cost, and moves there when that is agreed to. */
export function openHourDialog(
  job: BoardJob,
  startsAt: string | null = null,
  { prefer = [], focus = null }: Partial<Pick<WantedHour, 'prefer' | 'focus'>> = {},
) {
  forgetRefusal()
  wantedHour.setState({ wanted: { job, startsAt, prefer, focus } })
}

/** Who or what a row is, in a sentence. */
const named = (id: string | null) => {
  const row = id === null ? undefined : rowNow(id)
  return row ? callName(row) : 'nobody'
}

/**
 * Gives a place in a job's crew to somebody else: `from` null fills an empty one, `to` null leaves it empty. Drawn at
 * once; if the server refuses, everything is as before and the reason is said. Answers whether it was done.
 */
export function moveTo(
  job: Pick<BoardJob, 'reference' | 'version'>,
  kind: ResourceKind,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { reference, version } = job
  const says = to === null ? `Taken off ${named(from)}.` : `Moved to ${named(to)}.`
  return moveAll([{ reference, version, kind, from, to }], says)
}

/** Puts each of two jobs in the place of the other. */
export function swapWith(
  job: Pick<BoardJob, 'reference' | 'version'>,
  kind: ResourceKind,
  from: string,
  to: string,
  other: NonNullable<Fit['swap']>,
): Promise<boolean> {
  const there = { reference: job.reference, version: job.version, kind, from, to }
  const back = { reference: other.reference, version: other.version, kind, from: to, to: from }
  return moveAll([there, back], `Swapped: ${named(to)} has it now, ${named(from)} the other.`)
}

/**
 * All of these or none, as one thing to undo. By pointer or by keys, guests are told as they are by the panel of a job
 * unless somebody says otherwise there; it is said beside the way back, and the mail waits that long.
 */
async function moveAll(moves: readonly CrewMove[], says: string): Promise<boolean> {
  forgetRefusal()
  const jobs = boardStore.getState().board?.jobs ?? []
  const before = jobs.filter((job) => moves.some((one) => one.reference === job.reference))
  const told = before.filter((job) => isTold(job, moves))
  const tellGuests = told.map(({ reference }) => reference)
  const sent = send(moves, before, tellGuests)
  underWay = sent.catch(() => undefined)
  const done = await sent
  if (done instanceof ApiError) return false
  const undoable: Undoable = { is: 'crews', says: `${says}${toldWords(told)}`, moves: done.undo, tellGuests }
  rememberBefore(undoable, new Map(moves.map(({ reference, version }) => [reference, version])))
  rememberUndo(undoable)
  return true
}

/** Somebody else comes; that nobody does at the moment is no news for a guest. */
const isTold = (job: BoardJob, moves: readonly CrewMove[]) =>
  moves.some(({ reference, kind, to }) => reference === job.reference && to !== null && isToldByDefault(job, kind))

/** " Eleanor Marsh gets a mail if it is new to them." */
const toldWords = (told: readonly BoardJob[]) =>
  told.length === 0
    ? ''
    : ` ${listed(told.map(({ leadName }) => leadName))} ${told.length === 1 ? 'gets' : 'get'} a mail if it is new to them.`

async function send(
  moves: readonly CrewMove[],
  before: readonly BoardJob[],
  tellGuests: readonly string[],
  reason = '',
): Promise<MovesDone | ApiError> {
  const [first] = moves
  mergeJobs(crewsAfter(before, moves))
  keepFocus(first?.reference, first?.kind, first?.to)
  try {
    const input = { moves: [...moves], tellGuests: [...tellGuests], reason }
    const done = await call(moveCrews, input, { idempotencyKey: newKey() })
    mergeJobs(done.jobs)
    keepFocus(first?.reference, first?.kind, first?.to)
    return done
  } catch (error) {
    // What the stream has brought meanwhile is newer, and stays.
    mergeJobs(before)
    keepFocus(first?.reference, first?.kind, first?.from)
    if (!(error instanceof ApiError)) throw error
    refuse(error.message)
    return error
  }
}

/** The bar that moves is drawn anew on its other row; whoever stood on it stays on it. */
function keepFocus(reference = '', kind: ResourceKind = 'chauffeur', to: string | null = null) {
  if (isFocusOnBoard()) focusBar(to === null ? cardId(reference, kind) : barId(reference, to))
}

let isUndoing = false
/** A move that is drawn already and not answered yet: undoing waits for it, since it is the last. */
let underWay: Promise<unknown> = Promise.resolve()

/** Takes back what was done last; again and again, one after another. */
export async function undoLast(): Promise<void> {
  if (isUndoing) return
  await underWay
  const last = boardStore.getState().undoable.at(-1)
  if (!last) return say('Nothing to undo.')
  forgetRefusal()
  boardStore.setState(({ undoable }) => ({ undoable: undoable.filter((one) => one !== last) }))
  if (last.is === 'hour') {
    const job = jobNow(last.reference)
    if (!job) return refuse('This job is not on the days that are shown. Go to its day to move it back.')
    isUndoing = true
    const isDone = await undoHour(last, job.version).finally(() => {
      isUndoing = false
    })
    return isDone ? say('Undone.') : openHourDialog(job, last.startsAt)
  }
  isUndoing = true
  try {
    const touched = (boardStore.getState().board?.jobs ?? []).filter(({ reference }) =>
      last.moves.some((move) => move.reference === reference),
    )
    // A larger car that comes back needs a reason, and this is it.
    const done = await send(last.moves, touched, last.tellGuests, 'Undone')
    if (done instanceof ApiError) {
      // Without an answer it can be tried again; what was refused would be refused again.
      if (done.isOutage) rememberUndo(last)
      return
    }
    boardStore.setState(({ undoable }) => ({ undoable: leftAfter(undoable, last, done.jobs) }))
    const [first, ...others] = last.moves
    say(
      first?.to && others.length === 0
        ? `Undone: ${jobNow(first.reference)?.service.shortTitle ?? 'it'} is with ${named(first.to)} again.`
        : 'Undone.',
    )
  } finally {
    isUndoing = false
  }
}
