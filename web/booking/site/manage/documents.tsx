import { type ReactNode, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { sendAgain } from '#contract/notifications.ts'
import { bookingDocuments } from '#contract/vouchers.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { readSite } from '#web/platform/site.ts'
import { longDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayOf } from './booking-words.ts'

type Paper = 'voucher' | 'calendar'
type Receipt = OutputOf<typeof bookingDocuments>['receipts'][number]

export interface Papers {
  busy: Paper | 'receipts' | 'mail' | null
  /** What to say of the last press: that it was sent, or why not. */
  outcome: { text: string; isFault: boolean } | null
  /** To choose from, where there are several. */
  receipts: readonly Receipt[]
  open: (paper: Paper) => void
  openReceipts: () => void
  mailAgain: () => void
}

/** The voucher, the calendar file and the mail, each asked for at the moment it is wanted: links live a quarter of an hour. */
export function usePapers(which: Which): Papers {
  const [busy, setBusy] = useState<Papers['busy']>(null)
  const [outcome, setOutcome] = useState<Papers['outcome']>(null)
  const [receipts, setReceipts] = useState<readonly Receipt[]>([])

  const attempt = async (what: NonNullable<Papers['busy']>, act: () => Promise<string | null>) => {
    if (busy) return
    setBusy(what)
    setOutcome(null)
    try {
      const text = await act()
      if (text) setOutcome({ text, isFault: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ text: error.message, isFault: true })
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    outcome,
    receipts,
    openReceipts: () =>
      attempt('receipts', async () => {
        const { receipts: all } = await call(bookingDocuments, which)
        const [only] = all
        if (!only) return 'There is no receipt yet.'
        if (all.length === 1) location.assign(readSite().apiBaseUrl + only.file)
        else setReceipts(all)
        return null
      }),
    open: (paper) =>
      attempt(paper, async () => {
        const path = (await call(bookingDocuments, which))[paper]
        if (!path) return 'There is no such paper for this booking yet.'
        location.assign(readSite().apiBaseUrl + path)
        return null
      }),
    mailAgain: () =>
      attempt('mail', async () => `Sent to ${(await call(sendAgain, which)).email}. It takes a minute or two.`),
  }
}

/** Stands where the presses are; read out when it changes. */
export function PapersOutcome({ of: { outcome } }: { of: Papers }): ReactNode {
  return (
    <p role="status" className={outcome ? `mt-3 text-sm ${outcome.isFault ? 'text-beni' : 'text-matsu'}` : 'sr-only'}>
      <bdi>{outcome?.text}</bdi>
    </p>
  )
}

/** One line for each payment and each refund, once they were asked for. */
export function ReceiptLinks({ of: { receipts } }: { of: Papers }) {
  if (receipts.length === 0) return null
  return (
    <ul aria-label="Receipts" className="mt-3 grid gap-1 text-sm tabular-nums">
      {receipts.map(({ kind, at, amountYen, file }) => (
        <li key={file}>
          <TextLink href={readSite().apiBaseUrl + file} className="inline-flex min-h-11 items-center md:min-h-6">
            <bdi>
              {kind === 'refund' ? 'Credit note' : 'Receipt'}, {formatYen(Math.abs(amountYen))}, {longDay(dayOf(at))}
            </bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
