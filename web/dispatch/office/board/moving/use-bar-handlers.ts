import { type KeyboardEvent, type PointerEvent, useCallback } from 'react'
import { useStore } from 'zustand'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { boardStore } from '../board-store.ts'
import { barCame, barId, cardId, tabStop } from './drawn-bars.ts'
import { walkKey } from './held-keys.ts'
import { pressed } from './pointer-drag.ts'

/**
 * Spread over the bar's own element (a `button` or anything that takes the focus): `<button {...useBarHandlers(…)}>`.
 * It brings the roving `tabIndex`, what the bar is found by (`data-bar`) and how it is taken hold of. A press that
 * became a drag is no click; while something is carried, no key reaches the bar.
 */
export interface BarHandlers {
  ref: (element: HTMLElement | null) => (() => void) | undefined
  tabIndex: 0 | -1
  /** Of a bar on a row; a card of the tray has `data-card` in its place. */
  'data-bar'?: string
  'data-card'?: string
  'data-row'?: string
  'data-starts'?: string
  /** It is carried: drawn faintly, with a dashed outline. */
  'data-held'?: ''
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** How a bar on a row, or a card in the tray (`resourceId` null), is picked up and walked between. */
export function useBarHandlers(job: BoardJob, kind: ResourceKind, resourceId: string | null): BarHandlers {
  const { reference, startsAt } = job
  const isCard = resourceId === null
  const id = isCard ? cardId(reference, kind) : barId(reference, resourceId)
  const isStop = useStore(tabStop, (now) => now.id === id)
  const isHeld = boardStore(
    ({ carried }) => carried?.reference === reference && carried.kind === kind && carried.from === resourceId,
  )
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const went = barCame(id, element)
      // Once a finger holds it, the page must not scroll under it; that can be said only from here.
      const stay = (event: Event) => boardStore.getState().carried && event.cancelable && event.preventDefault()
      element.addEventListener('touchmove', stay, { passive: false })
      return () => {
        element.removeEventListener('touchmove', stay)
        went()
      }
    },
    [id],
  )
  return {
    ref,
    ...(isCard ? { 'data-card': id } : { 'data-bar': id, 'data-row': resourceId, 'data-starts': startsAt }),
    ...(isHeld ? { 'data-held': '' } : {}),
    tabIndex: isCard || isStop ? 0 : -1,
    onPointerDown: (event) => pressed(event, { reference, kind, from: resourceId }),
    ...(isCard
      ? {}
      : {
          onFocus: () => tabStop.setState({ id }),
          onKeyDown: (event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
            if (isPlain && walkKey(event.key, id)) event.preventDefault()
          },
        }),
  }
}
