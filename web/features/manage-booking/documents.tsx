import { type ReactNode, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { sendAgain } from '#contract/notifications.ts'
import { bookingDocuments } from '#contract/vouchers.ts'
import { call } from '#web/platform/api.ts'
import type { Which } from '#web/platform/paying/pay-flow.ts'
import { readSite } from '#web/platform/site.ts'

type Paper = 'voucher' | 'calendar'

export interface Papers {
  busy: Paper | 'mail' | null
  /** What to say of the last press: that it was sent, or why not. */
  outcome: { text: string; isFault: boolean } | null
  open: (paper: Paper) => void
  mailAgain: () => void
}

/** The voucher, the calendar file and the mail, each asked for at the moment it is wanted: links live a quarter of an hour. */
export function usePapers(which: Which): Papers {
  const [busy, setBusy] = useState<Papers['busy']>(null)
  const [outcome, setOutcome] = useState<Papers['outcome']>(null)

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
