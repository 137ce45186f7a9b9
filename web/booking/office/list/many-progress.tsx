import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type BookingBatch, readBatch, runningBatches } from '#contract/booking-batches.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { type Preview, progressInWords } from './many-words.ts'

const askAgainMs = 1500

type ManyProgressProps = {
  begun: BookingBatch | null
  /** What could not be done from the first. */
  leftOut: Preview['rows']
  onSeen: () => void
}

/** How far a deed on several bookings is; whoever comes to the page while one is at work sees it, too. */
export function ManyProgress({ begun, leftOut, onSeen }: ManyProgressProps) {
  const [batch, setBatch] = useState<BookingBatch | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (begun) return setBatch(begun)
    let isGone = false
    // Somebody else's deed, or ours before the page was opened anew. Where it is not told, nothing is lost.
    call(runningBatches).then(
      async ({ batches: [first] }) => {
        const found = first && (await call(readBatch, { id: first.id }))
        if (found && !isGone) setBatch(found)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [begun])
  const panel = useRef<HTMLDivElement>(null)
  const isOurs = begun !== null && batch?.id === begun.id
  // Whoever began it stood at a row far below.
  useEffect(() => {
    if (isOurs) panel.current?.focus()
  }, [isOurs])
  const isAtWork = batch !== null && batch.finishedAt === null
  useEffect(() => {
    if (!batch || !isAtWork) return
    const timer = setTimeout(
      () =>
        call(readBatch, { id: batch.id }).then(
          (fresh) => {
            setBatch(fresh)
            if (fresh.finishedAt) revalidate()
          },
          // Out of reach: asked again.
          () => setBatch({ ...batch }),
        ),
      askAgainMs,
    )
    return () => clearTimeout(timer)
  }, [batch, isAtWork, revalidate])
  if (!batch) return null
  const backYen = batch.rows.reduce((sum, { refundYen }) => sum + refundYen, 0)
  const stayed = [
    ...batch.rows.filter(({ state }) => state === 'refused'),
    ...leftOut.map((row) => ({ ...row, why: row.whyNot })),
  ]
  return (
    <div ref={panel} role="status" tabIndex={-1} className="scroll-mt-24">
      <Alert
        className="mb-5"
        tone={isAtWork ? 'waiting' : stayed.length > 0 ? 'error' : 'ok'}
        title={`${progressInWords(batch, leftOut.length)}.`}
      >
        <progress
          aria-label="How far it is"
          max={batch.rows.length}
          value={batch.rows.filter(({ state }) => state !== 'waiting').length}
          className="my-1.5 block h-1.5 w-full max-w-80 accent-ai"
        />
        {backYen > 0 && `Refund: ${formatYen(backYen)}. `}
        {isAtWork ? 'It goes on when you leave this page.' : 'The guests are written to. '}
        {stayed.map(({ reference, leadName, why }) => (
          <span key={reference} className="block">
            <TextLink to={`/admin/tour-bookings/edit/${reference}`}>{reference}</TextLink>, <bdi>{leadName}</bdi>: {why}
          </span>
        ))}
        {!isAtWork && (
          <TextButton
            onClick={() => {
              setBatch(null)
              onSeen()
            }}
          >
            Close
          </TextButton>
        )}
      </Alert>
    </div>
  )
}
