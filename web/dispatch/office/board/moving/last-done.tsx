import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { type Undoable as Note, UndoNote } from '#web/ui/office/undo-note.tsx'
import { boardStore } from '../board-store.ts'
import { undoLast } from './moves.ts'

/** The note about what was done last, and how many panels over the board show it themselves. */
const shown = create<{ note: Note | null; panels: number }>(() => ({ note: null, panels: 0 }))
const forget = () => shown.setState({ note: null })

let count = 0

/** Whichever part of the board did something: it is said with its way back. What is left after an undo is old news. */
export function watchDone(): () => void {
  const stop = boardStore.subscribe(({ undoable }, { undoable: before }) => {
    const last = undoable.at(-1)
    if (last === before.at(-1)) return
    if (!last || undoable.length < before.length) return forget()
    count += 1
    shown.setState({ note: { id: count, said: last.says, undo: () => void undoLast() } })
  })
  return () => {
    stop()
    forget()
  }
}

/** Below the board; while a panel lies over it, at the head of that panel: nothing outside can be reached then. */
export function LastDone({ isInPanel = false }: { isInPanel?: boolean }) {
  const note = shown((state) => state.note)
  const isElsewhere = shown(({ panels }) => !isInPanel && panels > 0)
  useLayoutEffect(() => {
    if (!isInPanel) return
    const add = (by: number) => shown.setState(({ panels }) => ({ panels: panels + by }))
    add(1)
    return () => add(-1)
  }, [isInPanel])
  return <UndoNote of={isElsewhere ? null : note} onGone={forget} isInPanel={isInPanel} />
}
