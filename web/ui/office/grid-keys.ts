import type { KeyboardEvent } from 'react'

export interface Step {
  rows: number
  columns: number
}

interface Pressed {
  key: string
  isShift: boolean
  /** The caret stands before or after everything, or everything is selected. */
  isAtStart: boolean
  isAtEnd: boolean
  isRtl: boolean
}

/** Where a key leads from a cell: up and down always, to the sides once the caret has nothing left to pass. */
export function stepOf({ key, isShift, isAtStart, isAtEnd, isRtl }: Pressed): Step | null {
  if (key === 'Enter') return { rows: isShift ? -1 : 1, columns: 0 }
  if (isShift) return null
  if (key === 'ArrowUp') return { rows: -1, columns: 0 }
  if (key === 'ArrowDown') return { rows: 1, columns: 0 }
  // Figures are written from left to right on every page; the columns turn with it.
  if (key === 'ArrowLeft' && isAtStart) return { rows: 0, columns: isRtl ? 1 : -1 }
  if (key === 'ArrowRight' && isAtEnd) return { rows: 0, columns: isRtl ? -1 : 1 }
  return null
}

/** For the table around cells that carry `data-row` and `data-column`: keys move between them as in a sheet. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const from = event.target
  if (!(from instanceof HTMLInputElement) || from.dataset.row === undefined) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { selectionStart: start, selectionEnd: end, value } = from
  const isWhole = start === 0 && end === value.length
  const step = stepOf({
    ...{ key: event.key, isShift: event.shiftKey, isRtl: document.documentElement.dir === 'rtl' },
    isAtStart: isWhole || (start === 0 && end === 0),
    isAtEnd: isWhole || (start === value.length && end === value.length),
  })
  if (!step) return
  event.preventDefault()
  const row = Number(from.dataset.row) + step.rows
  const column = Number(from.dataset.column) + step.columns
  const cells = event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)
  cells[0]?.focus()
}
