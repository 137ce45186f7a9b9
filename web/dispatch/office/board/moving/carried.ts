import type { ResourceKind } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { type Fit, findFits } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { fold } from '../board/fold-store.ts'
import type { Carried } from '../board-state.ts'
import { boardStore } from '../board-store.ts'
import { forgetRefusal, refuse, say } from './announce.ts'
import { countedFits } from './moving-words.ts'
import { tellOthers } from './presence.ts'

/** What is carried: picked up, asked about, hovered, let go. Where it may land is the server's word alone. */

const askAgainMs = 150
const untold = { startsAt: null, fits: null, fitsAt: null, hour: null } as const satisfies Partial<Carried>

/** Of one picking up; whatever answers late to another is not heard. */
interface Grip {
  version: number
  /** As it was when it was taken. */
  job: BoardJob
  asked: number
  answer: Promise<void>
}
let grip: Grip | null = null
let timer: ReturnType<typeof setTimeout> | undefined

export const carriedNow = () => boardStore.getState().carried
export const jobNow = (reference: string) =>
  boardStore.getState().board?.jobs.find((job) => job.reference === reference)
export const rowNow = (id: string) => boardStore.getState().board?.rows.find((row) => row.id === id)
/** The version that the verdicts are about. */
export const heldVersion = () => grip?.version ?? 0

const change = (part: Partial<Carried>) =>
  boardStore.setState(({ carried }) => (carried ? { carried: { ...carried, ...part } } : {}))

export function pickUp(job: BoardJob, kind: ResourceKind, from: string | null, how: Carried['how']) {
  if (carriedNow()) letGo()
  forgetRefusal()
  grip = { version: job.version, job, asked: 0, answer: Promise.resolve() }
  const { reference } = job
  boardStore.setState({ carried: { reference, kind, from, how, over: from, ...untold } })
  // Where it could go must be in view.
  fold(kind, false)
  tellOthers(reference)
  void ask(true)
}

/** Ends it without a move; the bar is where it was. */
export function letGo(says?: string) {
  if (!carriedNow()) return
  forget()
  boardStore.setState({ carried: null })
  if (says) say(says)
}

function forget() {
  clearTimeout(timer)
  grip = null
  tellOthers(null)
}

export function hover(over: string | null) {
  if (carriedNow()?.over !== over) change({ over })
}

/** Another hour, or its own again: everything is asked anew, a moment later when it goes on changing. */
export function hoverHour(startsAt: string | null) {
  const carried = carriedNow()
  if (!carried || carried.startsAt === startsAt) return
  change({ startsAt, hour: null })
  const asking = grip
  if (!asking) return
  asking.asked += 1
  clearTimeout(timer)
  asking.answer = new Promise((resolve) => {
    timer = setTimeout(() => resolve(ask(false)), askAgainMs)
  })
}

/** Asks at once, as when somebody else changed the job that is held. */
export const askAgain = () => ask(false)

function ask(isFirst: boolean): Promise<void> {
  const asking = grip
  const carried = carriedNow()
  if (!asking || !carried) return Promise.resolve()
  asking.asked += 1
  const turn = asking.asked
  const isHeard = () => grip === asking && asking.asked === turn
  const { reference, kind, from, startsAt } = carried
  const answer = call(findFits, { reference, kind, from, ...(startsAt ? { startsAt } : {}) }).then(
    (told) => {
      if (!isHeard()) return
      asking.version = told.version
      change({ fits: fitsByRow(told.fits, carried.fits), fitsAt: startsAt, hour: told.hour })
      if (isFirst) say(`Picked up. ${countedFits(told.fits)}`)
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (!isHeard()) return
      letGo()
      refuse(error.message)
    },
  )
  asking.answer = answer
  return answer
}

/** A row whose verdict is as before keeps it, and so is not drawn anew. */
function fitsByRow(told: readonly Fit[], before: Carried['fits']): ReadonlyMap<string, Fit> {
  return new Map(
    told.map((fit) => {
      const old = before?.get(fit.resourceId)
      return [fit.resourceId, old && JSON.stringify(old) === JSON.stringify(fit) ? old : fit]
    }),
  )
}

/** When the server has answered all that was asked. */
export async function answered(): Promise<void> {
  const asking = grip
  for (let last: Promise<void> | undefined; asking && asking === grip && last !== asking.answer; ) {
    last = asking.answer
    await last
  }
}

/** Whether what is known is about the hour at which it hovers. */
export const isTold = ({ fits, fitsAt, startsAt }: Pick<Carried, 'fits' | 'fitsAt' | 'startsAt'>) =>
  fits !== null && fitsAt === startsAt

export const fitOver = (carried: Carried): Fit | undefined =>
  carried.over !== null && isTold(carried) ? carried.fits?.get(carried.over) : undefined

/**
 * The board changed while something is carried. Whoever else moved the same has won: it is put back, kindly. A lost
 * line puts it back, too: what is seen may be no longer true.
 */
export function watchBoard(): () => void {
  return boardStore.subscribe((state, before) => {
    const { carried, line, board } = state
    if (!grip) return
    if (!carried || line !== 'live') {
      // Either the line put it down, or there is none to follow it by.
      forget()
      boardStore.setState({ carried: null })
      if (line === 'lost')
        refuse('The connection was lost, so it was put back. It can be moved when the board is live.')
      return
    }
    if (board === before.board) return
    const job = jobNow(carried.reference)
    const was = grip.job
    if (job?.version === was.version) {
      // Another job changed, and so perhaps what fits where. Nothing is dimmed meanwhile.
      if (board?.jobs !== before.board?.jobs) void askAgain()
      return
    }
    const isThere = job && (carried.from === null ? job.missing[carried.kind] > 0 : holds(job, carried.from))
    if (!isThere || job.startsAt !== was.startsAt) {
      letGo()
      return refuse('Somebody changed this a moment ago. The board shows it as it is now; nothing of yours was done.')
    }
    grip.job = job
    void askAgain()
  })
}

const holds = ({ legs }: BoardJob, resourceId: string) => legs.some((leg) => leg.resourceId === resourceId)
