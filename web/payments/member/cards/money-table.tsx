import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { brandInWords } from '#contract/card-words.ts'
import { formatYen } from '#contract/money.ts'
import { type MoneyMove, receiptLink } from '#contract/own-bookings.ts'
import { taxYenOf } from '#core/tax-shares.ts'
import { call } from '#web/platform/api.ts'
import { readSite } from '#web/platform/site.ts'
import { cx } from '#web/ui/cx.ts'
import { MONTHS } from '#web/ui/day.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'

type MoneyTableProps = {
  moves: readonly MoneyMove[]
  /** Where a booking opens. */
  tripTo: (reference: string) => string
}

const HEAD = 'py-2.5 pe-4 text-xs font-[550] text-ink-2'
const START = 'text-start'
const CELL = 'h-[3.25rem] py-2 pe-4'
const END = 'text-end'
const WIDE = 'max-md:hidden'

/** What was paid and what came back, each with its paper. On phones day and card stand with what it was for. */
export function MoneyTable({ moves, tripTo }: MoneyTableProps) {
  const { busy, fault, open } = useReceipt()
  return (
    <>
      <table className="w-full border-collapse text-dense tabular-nums">
        <caption className="sr-only">Payments and refunds, the newest first</caption>
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className={cx(HEAD, START, WIDE)}>
              Day
            </th>
            <th scope="col" className={cx(HEAD, START)}>
              For
            </th>
            <th scope="col" className={cx(HEAD, START, WIDE)}>
              Card
            </th>
            <th scope="col" className={cx(HEAD, END)}>
              Amount
            </th>
            <th scope="col" className={cx(HEAD, END, WIDE)}>
              Tax inside
            </th>
            <th scope="col" className="sr-only">
              Paper
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <MoneyRow
              key={`${move.kind} ${move.id}`}
              move={move}
              to={tripTo(move.reference)}
              isBusy={busy === move.id}
              onOpen={() => open(move)}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={fault ? 'mt-3 text-sm text-beni' : 'sr-only'}>
        <bdi>{fault}</bdi>
      </p>
      <p className="mt-3 text-xs text-ink-3">
        Receipts are PDF files with Annai’s registration number, as Japanese tax law asks.
      </p>
    </>
  )
}

type MoneyRowProps = { move: MoneyMove; to: string; isBusy: boolean; onOpen: () => void }

function MoneyRow({ move, to, isBusy, onOpen }: MoneyRowProps) {
  const isRefund = move.kind === 'refund'
  const sign = isRefund ? -1 : 1
  const paper = isRefund ? 'Credit note' : 'Receipt'
  const card = move.card && `${brandInWords(move.card.brand)} ${move.card.last4}`
  return (
    <tr className="border-b border-line">
      <td className={cx(CELL, WIDE, 'whitespace-nowrap')}>
        <bdi>{dayInWords(move.at)}</bdi>
      </td>
      <td className={cx(CELL, 'min-w-0')}>
        <bdi>
          {isRefund && 'Refund, '}
          {move.title}
        </bdi>{' '}
        <TextLink to={to} className="text-sm whitespace-nowrap !text-ink-3">
          <bdi>{move.reference}</bdi>
        </TextLink>
        <bdi className="block text-xs text-ink-3 md:hidden">
          {[dayInWords(move.at), card].filter(Boolean).join(', ')}
        </bdi>
      </td>
      <td className={cx(CELL, WIDE, 'whitespace-nowrap text-ink-2')}>
        <bdi>{card ?? 'Not by card'}</bdi>
      </td>
      <td className={cx(CELL, END, 'font-semibold whitespace-nowrap')}>
        <bdi>{formatYen(sign * Math.abs(move.amountYen))}</bdi>
      </td>
      <td className={cx(CELL, END, WIDE, 'whitespace-nowrap text-ink-2')}>
        <bdi>{formatYen(sign * taxYenOf(move.taxes))}</bdi>
      </td>
      <td className={cx(CELL, END, '!pe-0')}>
        <TextButton
          onClick={isBusy ? undefined : onOpen}
          aria-disabled={isBusy || undefined}
          className="inline-flex min-h-11 items-center text-sm md:whitespace-nowrap"
        >
          {isBusy ? 'Opening…' : paper}
          <span className="sr-only">
            {' '}
            for {move.reference}, {dayInWords(move.at)}
          </span>
        </TextButton>
      </td>
    </tr>
  )
}

/** "9 Nov 2026". */
const dayInWords = (at: string) =>
  `${Number(at.slice(8, 10))} ${(MONTHS[Number(at.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${at.slice(0, 4)}`

/** A paper is asked for at the moment it is wanted: its link lives a quarter of an hour. */
function useReceipt() {
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const open = async ({ kind, id }: MoneyMove) => {
    if (busy) return
    setBusy(id)
    setFault('')
    try {
      const { file } = await call(receiptLink, { kind, id })
      location.assign(readSite().apiBaseUrl + file)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(null)
    }
  }
  return { busy, fault, open }
}
