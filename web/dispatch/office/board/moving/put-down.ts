import { create } from 'zustand'
import type { BoardJob } from '#contract/dispatch.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { insideSentence } from '#core/inside-sentence.ts'
import type { Carried } from '../board-state.ts'
import { refuse, say } from './announce.ts'
import { answered, carriedNow, fitOver, heldVersion, jobNow, letGo, rowNow } from './carried.ts'
import { barId, cardId, focusBar } from './drawn-bars.ts'
import { moveTo, openHourDialog, swapWith } from './moves.ts'
import { fitSpoken, hourWords } from './moving-words.ts'
import { isOpen } from './next-row.ts'

/** What letting go here and now means. */
export type Landing =
  | { is: 'back'; why: string | null }
  | { is: 'move'; to: string }
  | { is: 'larger'; to: string; words: string }
  | { is: 'swap'; to: string; from: string; other: NonNullable<Fit['swap']> }
  | { is: 'hour'; startsAt: string; prefer: string | null }

export function landing(carried: Carried): Landing {
  const { over, from, startsAt, hour } = carried
  const fit = fitOver(carried)
  if (over === null) return { is: 'back', why: null }
  if (startsAt !== null) {
    if (hour !== null) return { is: 'back', why: hour }
    if (fit?.verdict === 'no') return { is: 'back', why: fit.words }
    return { is: 'hour', startsAt, prefer: over }
  }
  if (over === from || fit?.verdict === 'here') return { is: 'back', why: null }
  if (fit?.needsReason && isOpen(fit)) return { is: 'larger', to: over, words: fit.words }
  if (isOpen(fit)) return { is: 'move', to: over }
  if (fit?.swap && from !== null) return { is: 'swap', to: over, from, other: fit.swap }
  return { is: 'back', why: fit?.words ?? 'It does not fit there' }
}

/** A swap that waits for a word, and where on the page. */
export interface SwapOffer {
  job: Pick<BoardJob, 'reference' | 'version'>
  kind: Carried['kind']
  from: string
  to: string
  other: NonNullable<Fit['swap']>
  at: { x: number; y: number }
}
export const swapOffer = create<{ offer: SwapOffer | null }>(() => ({ offer: null }))

/** A larger car than may stand in, which waits for its reason. */
export interface LargerCar {
  job: BoardJob
  from: string | null
  to: string
  words: string
  focus: string
}
export const largerCar = create<{ offer: LargerCar | null }>(() => ({ offer: null }))

const placeOf = ({ reference, kind, from }: Carried) =>
  from === null ? cardId(reference, kind) : barId(reference, from)

/** Lets go where it hovers. With the pointer a swap is offered beside it; the keys have said it and do it. */
export async function putDown(at: { x: number; y: number } | null): Promise<void> {
  await answered()
  const carried = carriedNow()
  const held = carried && jobNow(carried.reference)
  if (!carried || !held) return
  const job = { ...held, version: heldVersion() }
  const { kind, from } = carried
  const end = landing(carried)
  const fit = fitOver(carried)
  const row = carried.over === null ? undefined : rowNow(carried.over)
  letGo()
  switch (end.is) {
    case 'back':
      focusBar(placeOf(carried))
      if (!end.why) return say('Put back.')
      if (carried.hour !== null && carried.startsAt !== null)
        return refuse(`Not at ${hourWords(held, carried.startsAt)}: ${insideSentence(end.why)}`)
      return refuse(row && fit ? fitSpoken(row, { ...fit, swap: null }) : end.why)
    case 'move':
      await moveTo(job, kind, from, end.to)
      return
    case 'larger':
      largerCar.setState({ offer: { job, from, to: end.to, words: end.words, focus: placeOf(carried) } })
      return
    case 'swap':
      if (at) swapOffer.setState({ offer: { job, kind, from: end.from, to: end.to, other: end.other, at } })
      else await swapWith(job, kind, end.from, end.to, end.other)
      return
    case 'hour':
      openHourDialog(job, end.startsAt, { prefer: end.prefer === null ? [] : [end.prefer], focus: placeOf(carried) })
  }
}
