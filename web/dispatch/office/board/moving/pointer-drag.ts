import type { PointerEvent as ReactPointerEvent } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import { axisOf } from '../board/axis.ts'
import { boardStore, canMove } from '../board-store.ts'
import { carriedNow, hover, hoverHour, jobNow, letGo, pickUp } from './carried.ts'
import { elementOfRow, measureRows, type RowPlace, scrollerOf, windowOf } from './drawn-rows.ts'
import { putDown } from './put-down.ts'
import { draggedStart } from './quarter-hours.ts'

/** Picking up with mouse, pen or finger. What is read of the page is read once; a frame at most moves what follows. */

const mousePx = 4
const fingerPx = 8
const longPressMs = 300
const edgePx = 56
const mostScrollPx = 18

/** What the pointer drags along, placed by hand: a drawing of React for each movement would be too slow. */
export const followers = { ghost: null as HTMLElement | null, tip: null as HTMLElement | null }

interface Drag {
  pointerId: number
  element: HTMLElement
  reference: string
  kind: ResourceKind
  from: string | null
  startX: number
  startY: number
  x: number
  y: number
  /** Where the bar was. */
  shape: DOMRect
  rows: RowPlace[]
  /** The page was scrolled, or rows came: what was measured is to be measured anew. */
  isStale: boolean
  watch: ResizeObserver
  scroller: Element
  window: { top: number; bottom: number }
}
let drag: Drag | null = null
let frame = 0

/** The bar that is dragged, as large as it is. */
export const draggedShape = () => drag?.shape ?? null

/** A press on a bar or a card: what becomes of it, the next movements tell. */
export function pressed(
  event: ReactPointerEvent<HTMLElement>,
  take: { reference: string; kind: ResourceKind; from: string | null },
) {
  if (event.button !== 0 || !event.isPrimary || drag || carriedNow()) return
  const { pointerId, pointerType, clientX, clientY, currentTarget: element } = event
  const isFinger = pointerType === 'touch'
  const stopWaiting = new AbortController()
  const { signal } = stopWaiting
  const begin = (x: number, y: number) => {
    stopWaiting.abort()
    clearTimeout(timer)
    begun({ ...take, element, pointerId, startX: clientX, startY: clientY, x, y })
  }
  const timer = isFinger ? setTimeout(() => begin(clientX, clientY), longPressMs) : undefined
  const giveUp = () => {
    stopWaiting.abort()
    clearTimeout(timer)
  }
  const look = (move: PointerEvent) => {
    if (move.pointerId !== pointerId) return
    const far = Math.hypot(move.clientX - clientX, move.clientY - clientY)
    if (isFinger) return far > fingerPx ? giveUp() : undefined
    if (far > mousePx) begin(move.clientX, move.clientY)
  }
  addEventListener('pointermove', look, { signal })
  addEventListener('pointerup', giveUp, { signal })
  addEventListener('pointercancel', giveUp, { signal })
}

function begun(from: Omit<Drag, 'shape' | 'rows' | 'isStale' | 'watch' | 'scroller' | 'window'>) {
  const job = jobNow(from.reference)
  if (!job || !canMove(boardStore.getState())) return
  const rows = measureRows()
  const scroller = scrollerOf(elementOfRow(rows[0]?.id ?? ''))
  const shape = from.element.getBoundingClientRect()
  // A group that was folded opens when something of it is taken: the board grows, and no row is where it was.
  const watch = new ResizeObserver(scrolled)
  drag = { ...from, shape, rows, isStale: false, watch, scroller, window: windowOf(scroller) }
  const board = from.element.ownerDocument.querySelector('[data-board]')
  if (board) watch.observe(board)
  from.element.setPointerCapture(from.pointerId)
  listen('add')
  pickUp(job, from.kind, from.from, 'pointer')
  follow()
}

const moved = (event: PointerEvent) => {
  if (!drag || event.pointerId !== drag.pointerId) return
  drag.x = event.clientX
  drag.y = event.clientY
  follow()
}
const released = (event: PointerEvent) => {
  if (!drag || event.pointerId !== drag.pointerId) return
  cancelAnimationFrame(frame)
  place(drag)
  const at = { x: drag.x, y: drag.y }
  over()
  swallowClick()
  void putDown(at)
}
const cancelled = () => {
  over()
  letGo('Put back.')
}
const scrolled = () => {
  if (!drag) return
  drag.isStale = true
  follow()
}

function listen(how: 'add' | 'remove') {
  const change = how === 'add' ? addEventListener : removeEventListener
  change('pointermove', moved as EventListener)
  change('pointerup', released as EventListener)
  change('pointercancel', cancelled)
  change('contextmenu', hush, true)
  change('selectstart', hush, true)
  change('scroll', scrolled, true)
  change('resize', scrolled)
}
/**
 * A long press of a finger is no wish for a menu, and a drag none to mark words. A class on the page would forbid that,
 * too, but at the price of a new style for everything on it.
 */
const hush = (event: Event) => event.preventDefault()

function over() {
  cancelAnimationFrame(frame)
  frame = 0
  listen('remove')
  drag?.watch.disconnect()
  if (drag?.element.hasPointerCapture(drag.pointerId)) drag.element.releasePointerCapture(drag.pointerId)
  drag = null
}

/** Put back by something else, such as Escape: the press that goes on means nothing more. */
export function dropPointer() {
  if (!drag) return
  over()
  addEventListener('pointerup', swallowClick, { once: true, capture: true })
}

/** The end of a drag is no press on the bar. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  // Where no click comes after all, the next one is meant.
  setTimeout(() => removeEventListener('click', stop, true), 0)
}

function follow() {
  if (frame || !drag) return
  frame = requestAnimationFrame(() => {
    frame = 0
    if (!drag || !carriedNow()) return
    place(drag)
    if (scrollNearEdge(drag)) follow()
  })
}

/** Reads first, if anything must be read, and writes then. */
function place(now: Drag) {
  if (now.isStale) {
    now.rows = measureRows()
    now.window = windowOf(now.scroller)
    now.isStale = false
  }
  moveFollowers(now)
  const row = now.rows.find(({ kind, top, bottom }) => kind === now.kind && now.y >= top && now.y < bottom)
  hover(row?.id ?? null)
  hoverHour(hourAt(now))
}

function hourAt({ from, reference, rows, x, startX }: Drag): string | null {
  const { board } = boardStore.getState()
  const job = jobNow(reference)
  const width = rows[0]?.width
  // A card has no place on the axis: however it is carried over, its hour is its own.
  if (from === null || !board || !job || !width) return null
  const dragged = document.documentElement.dir === 'rtl' ? startX - x : x - startX
  return draggedStart(axisOf(board), width, job.startsAt, dragged)
}

const tipPx = { width: 372, height: 110, away: 18, off: 6 }

export function moveFollowers(now: Drag | null = drag) {
  if (!now) return
  const { shape, x, y, startX, startY } = now
  if (followers.ghost)
    followers.ghost.style.transform = `translate(${shape.left + x - startX}px, ${shape.top + y - startY}px)`
  if (!followers.tip) return
  const left = Math.max(8, Math.min(x + tipPx.away, innerWidth - tipPx.width - 8))
  // Beside the bar, which is not hidden by it.
  const [above, below] = [shape.top + y - startY - tipPx.off, shape.bottom + y - startY + tipPx.off]
  const isLow = below + tipPx.height > innerHeight
  followers.tip.style.transform = `translate(${left}px, ${isLow ? above : below}px)${isLow ? ' translateY(-100%)' : ''}`
}

function scrollNearEdge({ y, scroller, window }: Drag): boolean {
  const [above, below] = [window.top + edgePx - y, y - (window.bottom - edgePx)]
  const into = above > 0 ? -above : Math.max(below, 0)
  if (into === 0) return false
  const by = Math.sign(into) * Math.ceil((Math.min(Math.abs(into), edgePx) / edgePx) * mostScrollPx)
  const before = scroller.scrollTop
  scroller.scrollTop = before + by
  return scroller.scrollTop !== before
}
