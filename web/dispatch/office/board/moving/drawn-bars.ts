import { createStore } from 'zustand'
import type { DrawnBar } from './walk-bars.ts'

/** The bars as they stand in the page: which of them Tab stops at, and how the focus finds one that moved. */

export const barId = (reference: string, resourceId: string) => `${reference} ${resourceId}`
/** An empty place of a job, as a card of the tray. */
export const cardId = (reference: string, kind: string) => `${reference} ${kind}`

/** Tab stops at one bar of the board only; the arrows walk to the others. */
export const tabStop = createStore<{ id: string | null }>(() => ({ id: null }))

const drawn = new Map<string, HTMLElement>()
let wanted: string | null = null
let left: string | null = null
let isLooking = false

/** A bar that came; returns how it goes. */
export function barCame(id: string, element: HTMLElement): () => void {
  drawn.set(id, element)
  if ((wanted === id || left === placeOf(id, element)) && isFocusOnBoard()) focusBar(id)
  keepTabStop()
  return () => {
    if (drawn.get(id) === element) drawn.delete(id)
    if (document.activeElement === element) leave(placeOf(id, element))
    keepTabStop()
  }
}

/** The same place of the same job, on whichever row. */
const placeOf = (id: string, { dataset }: HTMLElement) => `${id.split(' ')[0]} ${dataset.kind}`

/** A bar that had the focus went: when somebody else moved it, it comes again on another row with the same drawing. */
function leave(place: string) {
  left = place
  queueMicrotask(() => {
    left = null
  })
}

/** Whoever comes with Tab always finds a bar: when the one it stopped at went, the first takes its place. */
function keepTabStop() {
  if (isLooking) return
  isLooking = true
  queueMicrotask(() => {
    isLooking = false
    const { id } = tabStop.getState()
    if (id !== null && drawn.has(id)) return
    tabStop.setState({ id: drawnBars()[0]?.id ?? null })
  })
}

/** From above to below. */
export const drawnBars = (): DrawnBar[] =>
  [...document.querySelectorAll<HTMLElement>('[data-bar]')].flatMap(({ dataset: { bar, row, starts } }) =>
    bar && row && starts ? [{ id: bar, rowId: row, startsAt: starts }] : [],
  )

/** Leads the focus to a bar, now or as soon as it is drawn: what moves to another row is drawn anew there. */
export function focusBar(id: string) {
  const element = drawn.get(id)
  wanted = element ? null : id
  if (!element || element.dataset.bar) tabStop.setState({ id })
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Whether the focus is on a bar or a card, or nowhere because the one that had it went. */
export function isFocusOnBoard(): boolean {
  const holder = document.activeElement
  return holder === null || holder === document.body || holder.closest('[data-bar], [data-card]') !== null
}
