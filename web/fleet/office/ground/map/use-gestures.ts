import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { distance, type Point } from '#web/catalogue/site/index.ts'
import { type Camera, moved, zoomed } from './camera.ts'
import type { OurMap } from './use-map.ts'

type Gestures = {
  map: OurMap
  /** Shows everything again: the key 0. */
  onWhole: () => void
  /** A press on the ground, not on what stands on it. */
  onPress?: ((at: Point) => void) | undefined
}

/** A hand that moved less has pressed. */
const stillWithin = 4
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const [step, largeStep, nearer] = [48, 192, 1.5]

const middleOf = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Moves a map with a mouse, fingers and keys. */
export function useGestures({ map, onWhole, onPress }: Gestures) {
  const { frame, size, look } = map
  /** Of each hand: where it is now. */
  const hands = useRef(new Map<number, Point>())
  const press = useRef<{ from: Point; isStill: boolean } | null>(null)

  const change = (to: (camera: Camera) => Camera) => look((camera) => camera && to(camera))
  const zoom = (factor: number, still?: Point) =>
    size && change((camera) => zoomed(camera, size, factor, still ?? [size.width / 2, size.height / 2]))
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return [clientX - left, clientY - top]
  }

  // A wheel moves the page, unless it is meant: with Ctrl, as everywhere, or after the map was pressed.
  useEffect(() => {
    const here = frame.current
    if (!here || !size) return
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !here.contains(document.activeElement)) return
      event.preventDefault()
      const { left, top } = here.getBoundingClientRect()
      const at: Point = [event.clientX - left, event.clientY - top]
      const lines = event.deltaMode === 1 ? 30 : 1
      look((camera) => camera && zoomed(camera, size, Math.exp(-event.deltaY * lines * 0.0018), at))
    }
    here.addEventListener('wheel', turn, { passive: false })
    return () => here.removeEventListener('wheel', turn)
  }, [frame, size, look])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    hands.current.set(event.pointerId, pointOf(event))
    press.current = hands.current.size === 1 ? { from: pointOf(event), isStill: true } : null
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = hands.current.get(event.pointerId)
    if (!before || !size) return
    const now = pointOf(event)
    const [first, second] = [...hands.current]
    if (first && second) {
      const [fixed] = first[0] === event.pointerId ? [second[1]] : [first[1]]
      const [was, is] = [middleOf([before, fixed]), middleOf([now, fixed])]
      const factor = distance(now, fixed) / Math.max(1, distance(before, fixed))
      change((camera) => moved(zoomed(camera, size, factor, was), [is[0] - was[0], is[1] - was[1]]))
    } else if (press.current && (!press.current.isStill || distance(press.current.from, now) > stillWithin)) {
      // Caught only now: a mark that is pressed hears of it by itself.
      if (press.current.isStill) event.currentTarget.setPointerCapture(event.pointerId)
      press.current.isStill = false
      change((camera) => moved(camera, [now[0] - before[0], now[1] - before[1]]))
    }
    if (press.current?.isStill !== true) hands.current.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => {
    const isPress = press.current?.isStill === true && hands.current.size === 1
    hands.current.delete(event.pointerId)
    press.current = hands.current.size === 1 ? { from: pointOf(event), isStill: false } : null
    if (isPress && !(event.target as Element).closest('[data-mark]')) onPress?.(pointOf(event))
  }
  /** Also of a mouse that leaves without having moved anything: it may be let go elsewhere. */
  const onPointerCancel = (event: PointerEvent) => {
    hands.current.delete(event.pointerId)
    press.current = null
  }
  const onDoubleClick = (event: { clientX: number; clientY: number }) => {
    if (!onPress) zoom(2, pointOf(event))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const arrow = arrows[event.key]
    const far = event.shiftKey ? largeStep : step
    if (arrow) change((camera) => moved(camera, [arrow[0] * far, arrow[1] * far]))
    else if (event.key === '+' || event.key === '=') zoom(nearer)
    else if (event.key === '-') zoom(1 / nearer)
    else if (event.key === '0') onWhole()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: onPointerCancel,
      onDoubleClick,
      onKeyDown,
    },
    pointOf,
    nearer: () => zoom(nearer),
    farther: () => zoom(1 / nearer),
  }
}
