import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { LedgerRow } from '#contract/earnings.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { addressWith, type EarningsAddress } from './earnings-address.ts'
import type { Earnings } from './earnings-figures.tsx'

type LedgerPanelProps = { of: Earnings; address: EarningsAddress; period: string }

/** Every entry of the period, the newest first; they add up to the line at the foot. */
export function LedgerPanel({ of: { ledger, tours }, address, period }: LedgerPanelProps) {
  const { rows, total, sums } = ledger
  const isFiltered = address.kind !== null || address.tour !== null
  return (
    <Panel title={`Ledger, ${period}`} aside={<Filters address={address} tours={tours} />} flush>
      {rows.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">
          {isFiltered ? (
            <>
              No entry is left by these filters.{' '}
              <TextLink to={addressWith(address, { kind: null, tour: null })} preventScrollReset>
                Take them off
              </TextLink>
            </>
          ) : (
            'No money came or went in this period.'
          )}
        </p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[860px] text-sm tabular-nums">
            <caption className="sr-only">Ledger, {period}</caption>
            <thead>
              <tr className="border-b border-ink text-[12.5px] text-ink-3 *:px-3 *:py-2 *:text-start *:font-[550]">
                {['Day', 'Number', 'Kind', 'For'].map((head) => (
                  <th key={head} scope="col" className="first:ps-4.5!">
                    {head}
                  </th>
                ))}
                {['Paid', 'Given back', 'Balance'].map((head) => (
                  <th key={head} scope="col" className="text-end! last:pe-4.5!">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one booking may be of the same moment
                <Line key={`${row.reference} ${row.at} ${index}`} of={row} />
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-ink font-semibold *:px-3 *:py-2.5">
                <th scope="row" colSpan={4} className="ps-4.5! text-start">
                  {total === 1 ? '1 entry' : `${formatCount(total)} entries`}
                  {isFiltered ? ' of these filters' : ''}
                </th>
                <td className="text-end">{formatYen(sums.paidYen)}</td>
                <td className="text-end">{sums.givenBackYen > 0 ? formatYen(-sums.givenBackYen) : '–'}</td>
                <td className="pe-4.5! text-end">{formatYen(sums.keptYen)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <Pages of={ledger} address={address} />
    </Panel>
  )
}

function Line({ of: row }: { of: LedgerRow }) {
  const isRefund = row.kind === 'refund'
  return (
    <tr className="border-b border-line last:border-b-0 *:px-3 *:py-2">
      <td className="ps-4.5! whitespace-nowrap">
        <bdi>
          {shortDay(row.at.slice(0, 10))} {row.at.slice(11, 16)}
        </bdi>
      </td>
      <th scope="row" className="text-start font-normal whitespace-nowrap">
        <TextLink
          to={`/admin/tour-bookings/edit/${row.reference}`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <bdi>{row.reference}</bdi>
        </TextLink>
      </th>
      <td>
        <Tag tone={isRefund ? 'waiting' : 'ok'}>{isRefund ? 'Refund' : 'Payment'}</Tag>
      </td>
      <td>
        <bdi>
          {row.tour}
          {row.leadName && `, ${row.leadName}`}
        </bdi>
        <span className="block text-[13px] text-ink-3">
          <bdi>{row.memo}</bdi>
        </span>
      </td>
      <td className="text-end">{row.paidYen > 0 ? formatYen(row.paidYen) : '–'}</td>
      <td className="text-end">{row.givenBackYen > 0 ? formatYen(-row.givenBackYen) : '–'}</td>
      <td className="pe-4.5! text-end font-semibold">{formatYen(row.balanceYen)}</td>
    </tr>
  )
}

const CHOICE = 'h-9 max-w-56 rounded-field border border-edge bg-surface px-2 text-sm max-md:h-11'

function Filters({ address, tours }: { address: EarningsAddress; tours: Earnings['tours'] }) {
  const navigate = useNavigate()
  const go = (change: Partial<EarningsAddress>) => navigate(addressWith(address, change), { preventScrollReset: true })
  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label="Kind"
        value={address.kind ?? ''}
        onChange={({ target }) =>
          go({ kind: target.value === '' ? null : target.value === 'refund' ? 'refund' : 'payment' })
        }
        className={CHOICE}
      >
        <option value="">Payments and refunds</option>
        <option value="payment">Payments</option>
        <option value="refund">Refunds</option>
      </select>
      <select
        aria-label="Tour"
        value={address.tour ?? ''}
        onChange={({ target }) => go({ tour: target.value || null })}
        className={CHOICE}
      >
        <option value="">All tours</option>
        {address.tour && !tours.some(({ slug }) => slug === address.tour) && (
          <option value={address.tour}>{address.tour}</option>
        )}
        {tours.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

const rowsShown = 25

function Pages({ of: { rows, total, page }, address }: { of: Earnings['ledger']; address: EarningsAddress }) {
  if (total === 0) return null
  const first = (page - 1) * rowsShown + 1
  const pages = Math.ceil(total / rowsShown)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 text-[13.5px] text-ink-2 tabular-nums">
      <p>
        <bdi>
          <b className="font-semibold text-ink">
            {formatCount(first)} to {formatCount(first + rows.length - 1)}
          </b>{' '}
          of {formatCount(total)}
        </bdi>
      </p>
      {pages > 1 && (
        <nav aria-label="Pages of the ledger" className="ms-auto flex items-center gap-1">
          <Turn to={page > 1 ? addressWith(address, { page: page - 1 }) : null} label="Previous page">
            <Icon of={ChevronLeft} dense points />
          </Turn>
          <span className="px-2">
            <bdi>
              Page {page} of {pages}
            </bdi>
          </span>
          <Turn to={page < pages ? addressWith(address, { page: page + 1 }) : null} label="Next page">
            <Icon of={ChevronRight} dense points />
          </Turn>
        </nav>
      )}
    </div>
  )
}

const TURN = 'grid size-8 place-items-center rounded-tag -outline-offset-2 max-md:size-11'

function Turn({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (!to)
    return (
      <span aria-hidden className={cx(TURN, 'opacity-40')}>
        {children}
      </span>
    )
  return (
    <Link to={to} preventScrollReset aria-label={label} className={cx(TURN, 'hover:bg-paper-2')}>
      {children}
    </Link>
  )
}
