import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { nearestShape } from './move-item.ts'

type Reorder = {
  count: number
  onMove: (from: number, to: number) => void
  /** Which keys a row moves by: up and down, or on a board also to the sides. */
  board?: boolean
}

/**
 * Rows that change places: Alt and an arrow anywhere in a row, or its handle dragged with mouse, pen or finger. The
 * focus stays with what moves.
 */
export function useReorder({ count, onMove, board }: Reorder) {
  const rows = useRef(new Map<number, HTMLElement>())
  const [dragged, setDragged] = useState<number | null>(null)
  const held = useRef<HTMLElement | null>(null)

  // What React moves in the document loses the focus on its way.
  useLayoutEffect(() => {
    const keep = held.current
    held.current = null
    if (keep?.isConnected && document.activeElement !== keep) keep.focus({ preventScroll: true })
  })

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    held.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    onMove(from, to)
  }
  const stepOf = (key: string) => {
    if (key === 'ArrowUp') return -1
    if (key === 'ArrowDown') return 1
    if (!board || !key.startsWith('Arrow')) return 0
    const isForward = (key === 'ArrowRight') !== (document.documentElement.dir === 'rtl')
    return isForward ? 1 : -1
  }

  const row = (index: number) => ({
    ref: (element: HTMLElement | null) => {
      if (element) rows.current.set(index, element)
      else rows.current.delete(index)
    },
    'data-dragged': dragged === index || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey && !event.ctrlKey && !event.metaKey ? stepOf(event.key) : 0
      if (step === 0) return
      event.preventDefault()
      event.stopPropagation()
      move(index, index + step)
    },
  })

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const places = Array.from({ length: count }, (_, place) => rows.current.get(place)?.getBoundingClientRect())
      const to = nearestShape(
        places.map((place) => place ?? { left: -1e6, top: -1e6, width: 0, height: 0 }),
        event.clientX,
        event.clientY,
      )
      if (to === dragged) return
      move(dragged, to)
      setDragged(to)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  })

  return { row, handle, move, dragged }
}
