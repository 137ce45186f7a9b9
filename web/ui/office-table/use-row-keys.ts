import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useKeys } from '#web/platform/keys.ts'

type RowKeys = {
  grid: RefObject<HTMLTableElement | null>
  count: number
  /** What is read aloud when a row is reached. */
  onReach: (index: number) => void
  onOpen: (index: number) => void
  onSelect?: (index: number, toHere: boolean) => void
  onTurn: (step: 1 | -1) => boolean
}

const rowsOf = (grid: HTMLTableElement | null) => [
  ...(grid?.querySelectorAll<HTMLElement>('tbody > tr[tabindex]') ?? []),
]
const sortsOf = (grid: HTMLTableElement | null) => [
  ...(grid?.querySelectorAll<HTMLElement>('thead input, thead button') ?? []),
]

const isBusy = (grid: HTMLTableElement | null) => grid?.getAttribute('aria-busy') === 'true'
const isButton = (element: HTMLElement) => element.tagName === 'BUTTON'

/**
 * One stop for Tab, then J, K and the arrows move from row to row; from the first row the arrow up leads to the head.
 * The letters work from anywhere on the page, the others where the grid has the focus.
 */
export function useRowKeys({ grid, count, onReach, onOpen, onSelect, onTurn }: RowKeys) {
  const [current, setCurrent] = useState(0)
  const here = Math.min(current, Math.max(0, count - 1))
  /** A page was turned with the keyboard: its first row takes the focus when it comes. */
  const wantsRow = useRef<number | null>(null)

  const isInRows = () => grid.current?.tBodies[0]?.contains(document.activeElement) ?? false
  const reach = (index: number) => {
    const row = rowsOf(grid.current)[index]
    if (!row) return
    setCurrent(index)
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
    onReach(index)
  }
  /** Asked of the page itself: keys may come faster than drawings. */
  const rowNow = () => {
    const row = document.activeElement?.closest('tr')
    const index = row ? rowsOf(grid.current).indexOf(row) : -1
    return index < 0 ? here : index
  }
  const kept = useKeptFocus(grid, () => reach(here))
  const step = (by: 1 | -1) => {
    if (isBusy(grid.current)) return stepUnseen(by)
    reach(isInRows() ? Math.max(0, Math.min(count - 1, rowNow() + by)) : here)
  }
  /** While rows are on their way keys count as well: the row they lead to takes the focus when it comes. */
  const stepUnseen = (by: 1 | -1) => {
    if (kept.isWanted()) setCurrent((index) => Math.max(0, index + by))
    kept.want()
  }

  useKeys({
    J: { does: 'Next row', run: () => step(1) },
    K: { does: 'Row before', run: () => step(-1) },
    ...(onSelect
      ? {
          X: { does: 'Select the row', run: () => isInRows() && onSelect(rowNow(), false) },
          'Shift X': { does: 'Select to here', run: () => isInRows() && onSelect(rowNow(), true) },
        }
      : {}),
  })

  const turn = (by: 1 | -1) => {
    if (onTurn(by)) wantsRow.current = by === 1 ? 0 : -1
  }
  // After every drawing: rows of another page come whenever the server answers.
  useEffect(() => {
    if (wantsRow.current === null || isBusy(grid.current)) return
    const rows = rowsOf(grid.current)
    if (rows.length === 0 || rows[0]?.dataset.page === grid.current?.dataset.turnedFrom) return
    const index = wantsRow.current === 0 ? 0 : rows.length - 1
    wantsRow.current = null
    reach(index)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isInHead = sortsOf(grid.current).includes(event.target as HTMLElement)
    const deeds = isInHead ? headKeys(event.key) : rowKeys(event)
    if (!deeds) return
    event.preventDefault()
    deeds()
  }
  const rowKeys = (event: KeyboardEvent): (() => void) | undefined => {
    const keys = new Map<string, () => void>([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => (rowNow() === 0 ? sortsOf(grid.current).find(isButton)?.focus() : step(-1))],
      ['Home', () => reach(0)],
      ['End', () => reach(count - 1)],
      ['PageDown', () => turn(1)],
      ['PageUp', () => turn(-1)],
      [' ', () => turn(event.shiftKey ? -1 : 1)],
      ['Enter', () => onOpen(rowNow())],
    ])
    // Inside a cell, buttons and links of its own answer to Enter and Space themselves.
    const isRow = event.target instanceof HTMLTableRowElement
    if (!isRow && (event.key === 'Enter' || event.key === ' ')) return undefined
    return keys.get(event.key)
  }
  const headKeys = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown' || key === 'Escape') return () => reach(here)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
    const sorts = sortsOf(grid.current)
    const isForward = (key === 'ArrowRight') !== (document.documentElement.dir === 'rtl')
    const index = sorts.indexOf(document.activeElement as HTMLElement) + (isForward ? 1 : -1)
    return () => sorts[Math.max(0, Math.min(sorts.length - 1, index))]?.focus()
  }
  return { current: here, setCurrent, onKeyDown }
}

/** Rows that come anew, as after sorting, take the focused one away: whoever was among them, or asked for, stays there. */
function useKeptFocus(grid: RefObject<HTMLTableElement | null>, goBack: () => void) {
  const wasInRows = useRef(false)
  const isAsked = useRef(false)
  useEffect(() => {
    // Where a row was removed nothing takes the focus; whoever goes away by themselves presses or focuses something.
    const look = ({ target }: Event) => {
      wasInRows.current = grid.current?.tBodies[0]?.contains(target as Node) ?? false
      isAsked.current = false
    }
    document.addEventListener('focusin', look)
    document.addEventListener('pointerdown', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [grid])
  const isWanted = () => isAsked.current || (wasInRows.current && document.activeElement === document.body)
  useEffect(() => {
    if (isWanted() && !isBusy(grid.current)) goBack()
  })
  const want = () => {
    isAsked.current = true
  }
  return { isWanted, want }
}
