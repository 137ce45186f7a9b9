import type { ResourceKind } from '#contract/booking-desk.ts'
import { boardStore, canMove } from '../board-store.ts'
import { refuse, say } from './announce.ts'
import { jobNow, pickUp, rowNow } from './carried.ts'

/** Picks up the bar or the card that has the focus. */
export function pickUpFocused() {
  const holder = document.activeElement?.closest<HTMLElement>('[data-bar], [data-card]')
  if (!holder) return say('Go to a bar first: Tab leads to the board, the arrows walk along it.')
  if (!canMove(boardStore.getState())) return refuse('Nothing can be moved until the board is live again.')
  const { bar, card, row } = holder.dataset
  const [reference = '', place = ''] = (bar ?? card ?? '').split(' ')
  const job = jobNow(reference)
  if (!job) return
  const kind = bar ? rowNow(row ?? place)?.kind : (place as ResourceKind)
  if (kind) pickUp(job, kind, bar ? place : null, 'keyboard')
}
