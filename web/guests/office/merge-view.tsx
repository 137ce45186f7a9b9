import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type ComparedGuest, type compareGuests, mergeGuests, sayTwoPeople } from '#contract/guest-merging.ts'
import type { PairReason } from '#contract/guests.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { cardWords } from './guest-words.ts'
import { keptFirst, type MergeChoices, mergeRows, resultOf } from './merge-rows.ts'
import { MergeTable } from './merge-table.tsx'

type Comparison = OutputOf<typeof compareGuests>

/** Two rows side by side and what would come of them. Nothing happens before the button is pressed. */
export function MergeView({ comparison, next }: { comparison: Comparison; next: string }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [kept, merged] = keptFirst(comparison.first, comparison.second)
  const [choices, setChoices] = useState<MergeChoices>({})
  const [pending, setPending] = useState<'merge' | 'two' | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const rows = mergeRows(kept, merged)
  const nameRow = rows.find(({ field }) => field === 'name')

  const doing = async (what: 'merge' | 'two', work: () => Promise<unknown>) => {
    if (pending) return
    setPending(what)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setPending(null)
    }
  }
  const merge = () =>
    doing('merge', async () => {
      const input = { id: kept.id, version: kept.version, other: merged.id, otherVersion: merged.version, choices }
      await call(mergeGuests, input)
      await navigate(`/admin/guests/detail?id=${kept.id}`)
    })
  const twoPeople = () =>
    doing('two', async () => {
      await call(sayTwoPeople, { first: kept.id, second: merged.id, twoPeople: true })
      await navigate(next)
    })
  useKeys({ 'Ctrl Enter': { does: 'Merge the two guests', run: () => void merge() } })
  return (
    <>
      {refusal && (
        <Alert tone="error" title={refusal.message} className="mb-4 text-sm">
          Nothing was merged.{' '}
          <Button size="small" onPress={() => void revalidate()} className="ms-1">
            Look again
          </Button>
        </Alert>
      )}
      <MergeTable kept={kept} merged={merged} rows={rows} choices={choices} onChoose={setChoices} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <WhatMoves of={merged} />
        <WhyWeAsk reasons={comparison.reasons} kept={kept} merged={merged} />
      </div>
      <section
        data-save-bar
        aria-label="Decide"
        className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-ink bg-surface px-5 py-3 text-sm md:-mx-8 md:px-8"
      >
        <p>Nothing is written to the guest.</p>
        <div className="ms-auto flex flex-wrap gap-2">
          <Button
            size="small"
            className="max-md:min-h-11"
            isPending={pending === 'two'}
            onPress={() => void twoPeople()}
          >
            They are two people
          </Button>
          <Button
            size="small"
            variant="primary"
            className="max-md:min-h-11"
            isPending={pending === 'merge'}
            onPress={() => void merge()}
          >
            <span>
              Merge into <bdi>{nameRow ? resultOf(nameRow, choices) : kept.fields.name}</bdi>
            </span>
          </Button>
        </div>
      </section>
    </>
  )
}

function WhatMoves({ of: guest }: { of: ComparedGuest }) {
  const told = guest.bookings.map(
    ({ reference, title, startsAt, paidYen }) =>
      `${reference}, ${title}, ${shortDay(startsAt.slice(0, 10))}, ${formatYen(paidYen)}`,
  )
  const rows = [
    [counted(guest.bookingCount, 'booking'), told],
    [counted(guest.emails.length, 'mailbox', 'mailboxes'), guest.emails],
    [counted(guest.messages, 'message'), []],
    [counted(guest.reviews, 'review'), []],
  ] as const
  return (
    <Panel title="What moves">
      <dl className="text-sm tabular-nums">
        {rows.map(([count, details]) => (
          <div key={count} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-t border-line py-2">
            <dt className="font-semibold">{count}</dt>
            <dd className="grid gap-0.5 text-ink-2 wrap-anywhere">
              {details.map((detail) => (
                <bdi key={detail}>{detail}</bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type WhyProps = { reasons: readonly PairReason[]; kept: ComparedGuest; merged: ComparedGuest }

function WhyWeAsk({ reasons, kept, merged }: WhyProps) {
  const shared = kept.cards.find((card) => merged.cards.includes(card))
  const lines = [
    [reasons.includes('mobile'), 'Same mobile number', 'Different mobile, or none'],
    [reasons.includes('card'), `Same card, ${shared ? cardWords(shared) : 'and family name'}`, 'No card in common'],
    [reasons.includes('name'), 'Same name', 'Names are not the same'],
    [false, '', 'Different mail'],
  ] as const
  return (
    <Panel title="Why we ask">
      <ul className="text-sm">
        {lines.map(([isSo, yes, no]) => (
          <li key={no} className="flex items-center gap-2.5 border-t border-line py-2">
            <Icon of={isSo ? Check : Minus} dense className={isSo ? 'text-matsu' : 'text-ink-3'} />
            {isSo ? yes : no}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.8125rem] text-ink-3">Can be taken apart again for 30 days, from the guest’s page.</p>
    </Panel>
  )
}
