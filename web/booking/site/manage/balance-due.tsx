import { lazy, Suspense, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { useSite } from '#web/platform/site.ts'
import { Button } from '#web/ui/button.tsx'
import type { OpenBooking } from './load-booking.ts'

// Few bookings have a balance, and of those guests few pay it here.
const PayBalance = lazy(() => import('./pay-balance.tsx').then((module) => ({ default: module.PayBalance })))

/** What is still to pay for a day that is sure; on the day, or now by card where we take any. */
export function BalanceDue({ open }: { open: OpenBooking }) {
  const [isPaying, setPaying] = useState(false)
  const { dueYen, state } = open.booking
  const { paidOnTheDay } = useSite()
  if (dueYen === 0) return null
  return (
    <section aria-label="Still to pay" className="border border-ink px-5 py-4.5 print:hidden">
      <p className="font-semibold">
        <bdi>
          {formatYen(dueYen)}{' '}
          {state === 'redeemed' ? 'still to pay' : paidOnTheDay ? 'due on the day' : 'due on the day, or pay now'}
        </bdi>
      </p>
      {paidOnTheDay ? (
        <p className="mt-1 text-sm text-ink-2">
          {state === 'redeemed' ? 'Please ring us about it.' : 'You pay your chauffeur. Your booking stands.'}
        </p>
      ) : isPaying ? (
        <div className="mt-4">
          <Suspense fallback={<p role="status">The payment is loading…</p>}>
            <PayBalance open={open} />
          </Suspense>
        </div>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">Your booking stands either way.</p>
          <Button className="mt-3" onPress={() => setPaying(true)}>
            Pay {formatYen(dueYen)} by card
          </Button>
        </>
      )}
    </section>
  )
}
