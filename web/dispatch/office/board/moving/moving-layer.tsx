import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { type Undoable as Note, UndoNote } from '#web/ui/office/undo-note.tsx'
import type { Undoable } from '../board-state.ts'
import { boardStore } from '../board-store.ts'
import { sayings } from './announce.ts'
import { watchBoard } from './carried.ts'
import { EdgeCounts } from './edge-counts.tsx'
import { watchKeys } from './held-keys.ts'
import { HourDialog } from './hour-dialog.tsx'
import { undoLast } from './moves.ts'
import { MovingStrip, RefusalNote, StripPlace } from './moving-strip.tsx'
import { pickUpFocused } from './pick-up-focused.ts'
import { Ghost, Tip } from './pointer-followers.tsx'
import { SwapOfferNote } from './swap-offer.tsx'

/**
 * Above the board: the strip that says what is carried and what the keys do, the reason under the pointer, undo.
 * Stands right above the grid, below its legend, which the strip covers: it takes no height of its own, so that the
 * board stays where the pointer is.
 */
export function MovingLayer() {
  const polite = sayings((state) => state.polite)
  const isByKeys = boardStore(({ carried }) => carried?.how === 'keyboard')
  useEffect(watchBoard, [])
  useEffect(watchKeys, [])
  useKeys({
    M: { does: 'Pick up the bar that has the focus; arrows walk between bars', run: pickUpFocused },
    'Ctrl Z': { does: 'Undo the last move', run: () => void undoLast() },
  })
  return (
    <div className="relative h-0 print:hidden">
      <p role="status" aria-live="polite" data-said className="sr-only">
        {polite}
      </p>
      <StripPlace>
        <RefusalNote />
        <MovingStrip />
      </StripPlace>
      {isByKeys && <HeldKeys />}
      <Ghost />
      <Tip />
      <EdgeCounts />
      <SwapOfferNote />
      <HourDialog />
      <LastDone />
    </div>
  )
}

/** Answered by watchKeys before anything else hears them; here they are only listed. */
const listed = (does: string) => ({ does, run: () => undefined })

function HeldKeys() {
  useKeys({
    ArrowUp: listed('The row above that fits'),
    ArrowDown: listed('The row below that fits'),
    'Shift ArrowUp': listed('The row above, with the reason where it does not fit'),
    'Shift ArrowDown': listed('The row below, with the reason where it does not fit'),
    ArrowLeft: listed('A quarter of an hour to this side; with Shift, an hour'),
    ArrowRight: listed('A quarter of an hour to this side; with Shift, an hour'),
    Enter: listed('Put it there'),
    Esc: listed('Put it back'),
  })
  return null
}

/** What was done last, with its way back; whichever part of the board did it. */
function LastDone() {
  const undoable = boardStore((state) => state.undoable)
  const [note, setNote] = useState<Note | null>(null)
  const seen = useRef<{ last: Undoable | undefined; count: number }>({ last: undoable.at(-1), count: undoable.length })
  const id = useRef(0)
  useEffect(() => {
    const last = undoable.at(-1)
    const { last: before, count } = seen.current
    seen.current = { last, count: undoable.length }
    if (last === before) return
    // What is left after something was undone is old news.
    if (!last || undoable.length < count) return setNote(null)
    id.current += 1
    setNote({ id: id.current, said: last.says, undo: () => void undoLast() })
  }, [undoable])
  return <UndoNote of={note} onGone={useCallback(() => setNote(null), [])} />
}
