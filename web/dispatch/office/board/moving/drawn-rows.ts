import type { ResourceKind } from '#contract/booking-desk.ts'
import { headPx } from '../board/look.ts'

/** The rows as they stand in the page. */

export interface RowPlace {
  id: string
  kind: ResourceKind
  top: number
  bottom: number
  /** Of its hours. */
  width: number
}

const elements = () => document.querySelectorAll<HTMLElement>('[data-board-row]')

/** From above to below; those of folded groups are not drawn. */
export const drawnRowIds = (kind: ResourceKind): string[] =>
  [...elements()].flatMap(({ dataset }) => (dataset.boardRow && dataset.kind === kind ? [dataset.boardRow] : []))

/**
 * All at once: nothing is read again until something scrolls or changes its size. Of a row only its own box is read,
 * since what is in it is laid out only while it is in view.
 */
export function measureRows(): RowPlace[] {
  return [...elements()].flatMap((element) => {
    const { boardRow: id, kind } = element.dataset
    if (!id || !kind) return []
    const { top, bottom, width } = element.getBoundingClientRect()
    return [{ id, kind: kind as ResourceKind, top, bottom, width: width - headPx }]
  })
}

export const elementOfRow = (id: string) => document.querySelector<HTMLElement>(`[data-board-row="${CSS.escape(id)}"]`)

/** What scrolls up and down around the board: a panel of its own, or the page. */
export function scrollerOf(element: Element | null): Element {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** The part of the window in which rows are seen. */
export function windowOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight }
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
}

/** How many rows of these lie wholly above and wholly below what is seen. */
export function countOutside(places: readonly RowPlace[], { top, bottom }: { top: number; bottom: number }) {
  return {
    above: places.filter((place) => place.bottom <= top).length,
    below: places.filter((place) => place.top >= bottom).length,
  }
}
