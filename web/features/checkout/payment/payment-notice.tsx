import { useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AnsweredHold, endOf } from '../hold/hold-record.ts'
import { clockOf } from '../hold/hold-timing.ts'
import type { Hold } from '../hold/use-hold.ts'
import type { PayOutcome } from './payment-flow.ts'
import { noticeOf } from './payment-words.ts'

type PaymentNoticeProps = {
  outcome: PayOutcome | null
  record: AnsweredHold
  isPaying: boolean
  onPay: () => void
  onLook: () => void
}

/** What became of a try. It takes the focus, so that nobody has to search for it. */
export function PaymentNotice({ outcome, record, isPaying, onPay, onLook }: PaymentNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const notice = outcome && noticeOf(outcome, clockOf(endOf(record) ?? ''))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer is read, also the same one again
  useEffect(() => {
    if (notice) box.current?.focus()
  }, [outcome])
  if (!notice) return null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert tone={notice.tone} title={notice.title}>
        <span className="block text-sm">{notice.words}</span>
        {notice.offer && (
          <Button
            size="small"
            className="mt-2.5"
            isPending={isPaying}
            pendingLabel="One moment…"
            onPress={notice.offer === 'pay' ? onPay : onLook}
          >
            {notice.offer === 'pay' ? 'Try again' : 'Look again'}
          </Button>
        )}
      </Alert>
    </div>
  )
}

/** The connection is gone and the hold is not. */
export function CutOff({ hold, record }: { hold: Hold; record: AnsweredHold }) {
  const until = endOf(record)
  return (
    <Alert tone="error" title="We cannot be reached at this moment.">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {until && `The day stays held until ${clockOf(until)}. `}What you typed is kept.
        <Button size="small" onPress={() => hold.ask()}>
          Try again
        </Button>
      </span>
    </Alert>
  )
}
