import { useEffect } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { boardStore } from '../board-store.ts'
import { sayings } from './announce.ts'
import { watchBoard } from './carried.ts'
import { EdgeCounts } from './edge-counts.tsx'
import { watchKeys } from './held-keys.ts'
import { HourDialog } from './hour-dialog.tsx'
import { LargerCarDialog } from './larger-car-dialog.tsx'
import { LastDone, watchDone } from './last-done.tsx'
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
  useEffect(watchDone, [])
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
      <LargerCarDialog />
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
