import { useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { POPOVER_LOOK } from '#web/ui/options.tsx'
import { boardStore } from '../board-store.ts'
import { hourOf } from '../job/job-words.ts'
import { barId, focusBar } from './drawn-bars.ts'
import { swapWith } from './moves.ts'
import { type SwapOffer, swapOffer } from './put-down.ts'

/** Where something stands in the way and the two would suit each other's rows: a word, and each has the other's place. */
export function SwapOfferNote() {
  const offer = swapOffer((state) => state.offer)
  return offer && <Offer of={offer} />
}

function Offer({ of: { job, kind, from, to, other, at } }: { of: SwapOffer }) {
  const place = useRef<HTMLSpanElement>(null)
  const there = boardStore(({ board }) => board?.jobs.find(({ reference }) => reference === other.reference))
  const close = () => {
    swapOffer.setState({ offer: null })
    focusBar(barId(job.reference, from))
  }
  const swap = () => {
    close()
    void swapWith(job, kind, from, to, other)
  }
  return (
    <>
      <span ref={place} aria-hidden style={{ left: at.x, top: at.y }} className="pointer-events-none fixed size-px" />
      <Popover
        isOpen
        triggerRef={place}
        placement="bottom"
        offset={6}
        onOpenChange={(isStillOpen) => !isStillOpen && close()}
        className={cx(POPOVER_LOOK, 'max-w-80')}
      >
        <Dialog aria-label="Swap the two?" className="flex flex-wrap items-center gap-2 p-3 outline-none">
          <p className="w-full text-sm text-ink-2">
            <bdi>{other.words}.</bdi>
          </p>
          <Button size="small" variant="primary" autoFocus onPress={swap}>
            {there ? `Swap with ${there.leadName}, ${hourOf(there.startsAt)}` : 'Swap them'}
          </Button>
          <Button size="small" variant="quiet" onPress={close}>
            Cancel
          </Button>
        </Dialog>
      </Popover>
    </>
  )
}
