import { create } from 'zustand'
import type { BoardJob } from '#contract/dispatch.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import type { Hand } from '../board-state.ts'
import { refuse, say } from './announce.ts'
import { barId, cardId, focusBar } from './drawn-bars.ts'
import { answered, fitOver, handNow, heldVersion, jobNow, letGo, rowNow } from './hand.ts'
import { moveTo, openHourDialog, swapWith } from './moves.ts'
import { fitSpoken, hourWords, inside } from './moving-words.ts'
import { isOpen } from './next-row.ts'

/** What letting go here and now means. */
export type Landing =
  | { is: 'back'; why: string | null }
  | { is: 'move'; to: string }
  | { is: 'swap'; to: string; from: string; other: NonNullable<Fit['swap']> }
  | { is: 'hour'; startsAt: string; prefer: string | null }

export function landing(hand: Hand): Landing {
  const { over, from, startsAt, hour } = hand
  const fit = fitOver(hand)
  if (over === null) return { is: 'back', why: null }
  if (startsAt !== null) {
    if (hour !== null) return { is: 'back', why: hour }
    if (fit?.verdict === 'no') return { is: 'back', why: fit.words }
    return { is: 'hour', startsAt, prefer: over }
  }
  if (over === from || fit?.verdict === 'here') return { is: 'back', why: null }
  if (isOpen(fit)) return { is: 'move', to: over }
  if (fit?.swap && from !== null) return { is: 'swap', to: over, from, other: fit.swap }
  return { is: 'back', why: fit?.words ?? 'It does not fit there' }
}

/** A swap that waits for a word, and where on the page. */
export interface SwapOffer {
  job: Pick<BoardJob, 'reference' | 'version'>
  kind: Hand['kind']
  from: string
  to: string
  other: NonNullable<Fit['swap']>
  at: { x: number; y: number }
}
export const swapOffer = create<{ offer: SwapOffer | null }>(() => ({ offer: null }))

const placeOf = ({ reference, kind, from }: Hand) => (from === null ? cardId(reference, kind) : barId(reference, from))

/** Lets go where it hovers. With the pointer a swap is offered beside it; the keys have said it and do it. */
export async function putDown(at: { x: number; y: number } | null): Promise<void> {
  await answered()
  const hand = handNow()
  const held = hand && jobNow(hand.reference)
  if (!hand || !held) return
  const job = { ...held, version: heldVersion() }
  const { kind, from } = hand
  const end = landing(hand)
  const fit = fitOver(hand)
  const row = hand.over === null ? undefined : rowNow(hand.over)
  letGo()
  switch (end.is) {
    case 'back':
      focusBar(placeOf(hand))
      if (!end.why) return say('Put back.')
      if (hand.hour !== null && hand.startsAt !== null)
        return refuse(`Not at ${hourWords(held, hand.startsAt)}: ${inside(end.why)}`)
      return refuse(row && fit ? fitSpoken(row, { ...fit, swap: null }) : end.why)
    case 'move':
      await moveTo(job, kind, from, end.to)
      return
    case 'swap':
      if (at) swapOffer.setState({ offer: { job, kind, from: end.from, to: end.to, other: end.other, at } })
      else await swapWith(job, kind, end.from, end.to, end.other)
      return
    case 'hour':
      openHourDialog(job, end.startsAt, { prefer: end.prefer === null ? [] : [end.prefer], focus: placeOf(hand) })
  }
}
