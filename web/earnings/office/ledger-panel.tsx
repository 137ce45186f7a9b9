import { useNavigate } from 'react-router'
import type { LedgerRow } from '#contract/earnings.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { FilterMenu } from '#web/ui/office-table/filter-menu.tsx'
import { PageLinks } from '#web/ui/office-table/page-links.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { addressWith, type EarningsAddress } from './earnings-address.ts'
import type { Earnings } from './earnings-figures.tsx'

type LedgerPanelProps = { of: Earnings; address: EarningsAddress; period: string }

/** Every entry of the period, the newest first; they add up to the line at the foot. */
export function LedgerPanel({ of: { ledger, tours }, address, period }: LedgerPanelProps) {
  const { rows, total, sums } = ledger
  const isFiltered = address.kind !== null || address.tour !== null
  const entries = `${counted(formatCount(total), 'entry', 'entries')}${isFiltered ? ' of these filters' : ''}`
  return (
    <Panel id="ledger" title={`Ledger, ${period}`} aside={<Filters address={address} tours={tours} />} flush>
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
          <table className="w-full text-sm tabular-nums md:min-w-[860px]">
            <caption className="sr-only">Ledger, {period}</caption>
            <thead>
              <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-3 *:py-2 *:text-start *:font-[550]">
                {['Day', 'Number', 'Kind', 'For'].map((head) => (
                  <th key={head} scope="col" className={cx('first:ps-4.5!', head === 'For' ? 'max-md:ps-4.5!' : DESK)}>
                    {head}
                  </th>
                ))}
                {['Received', 'Refunded', 'Balance'].map((head) => (
                  <th key={head} scope="col" className={cx('text-end! last:pe-4.5!', DESK)}>
                    {head}
                  </th>
                ))}
                <th scope="col" className="pe-4.5! text-end! md:hidden">
                  Yen
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one booking may be of the same moment
                <Line key={`${row.reference} ${row.at} ${index}`} of={row} />
              ))}
            </tbody>
            <tfoot>
              {/* On a phone there are two columns. */}
              <tr className="border-t border-ink font-semibold *:px-3 *:py-2.5 md:hidden">
                <th scope="row" className="ps-4.5! text-start">
                  {entries}
                </th>
                <td className="pe-4.5! text-end">{formatYen(sums.keptYen)}</td>
              </tr>
              <tr className={cx('border-t border-ink font-semibold *:px-3 *:py-2.5', DESK)}>
                <th scope="row" colSpan={4} className="ps-4.5! text-start">
                  {entries}
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

/** On a phone the facts of an entry stand below each other. */
const DESK = 'max-md:hidden'

function Reference({ of: reference }: { of: string }) {
  return (
    <TextLink
      to={`/admin/tour-bookings/edit/${reference}`}
      className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      <bdi>{reference}</bdi>
    </TextLink>
  )
}

const kindTags: Record<LedgerRow['kind'], { tone: TagTone; word: string }> = {
  payment: { tone: 'ok', word: 'Payment' },
  refund: { tone: 'waiting', word: 'Refund' },
  // Entered wrongly: less was received, and nobody got anything back.
  correction: { tone: 'neutral', word: 'Correction' },
}

function Line({ of: row }: { of: LedgerRow }) {
  const kind = <Tag tone={kindTags[row.kind].tone}>{kindTags[row.kind].word}</Tag>
  const when = (
    <bdi>
      {shortDay(row.at.slice(0, 10))} {row.at.slice(11, 16)}
    </bdi>
  )
  return (
    <tr className="border-b border-line last:border-b-0 *:px-3 *:py-2">
      <td className={cx('ps-4.5! whitespace-nowrap', DESK)}>{when}</td>
      <td className={cx('whitespace-nowrap', DESK)}>
        <Reference of={row.reference} />
      </td>
      <td className={DESK}>{kind}</td>
      <th scope="row" className="text-start font-normal max-md:ps-4.5!">
        <bdi>
          {row.tour}
          {row.leadName && `, ${row.leadName}`}
        </bdi>
        <span className="block text-[0.8125rem] text-ink-3">
          <bdi>
            {row.memo}
            {row.takenBy && `, given to ${row.takenBy}`}
          </bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] md:hidden">
          <Reference of={row.reference} />
          {when}
        </span>
      </th>
      <td className={cx('text-end', DESK)}>{row.paidYen === 0 ? '–' : formatYen(row.paidYen)}</td>
      <td className={cx('text-end', DESK)}>{row.givenBackYen > 0 ? formatYen(-row.givenBackYen) : '–'}</td>
      <td className={cx('pe-4.5! text-end font-semibold', DESK)}>{formatYen(row.balanceYen)}</td>
      <td className="pe-4.5! text-end align-top md:hidden">
        <span className="mb-1 block font-semibold">{formatYen(row.paidYen - row.givenBackYen)}</span>
        {kind}
      </td>
    </tr>
  )
}

const kinds = [
  { id: 'payment', label: 'Payments and corrections' },
  { id: 'refund', label: 'Refunds' },
] as const

function Filters({ address, tours }: { address: EarningsAddress; tours: Earnings['tours'] }) {
  const navigate = useNavigate()
  const go = (change: Partial<EarningsAddress>) =>
    navigate(`${addressWith(address, change)}#ledger`, { preventScrollReset: true })
  const { kind, tour } = address
  const known = tours.map(({ slug, title }) => ({ id: slug, label: title }))
  return (
    <div className="flex flex-wrap gap-2">
      <FilterMenu
        filter={{ kind: 'one', id: 'kind', label: 'Kind' }}
        value={kind ?? ''}
        choices={kinds}
        onChange={(chosen) => go({ kind: kinds.find(({ id }) => id === chosen)?.id ?? null })}
      />
      <FilterMenu
        filter={{ kind: 'one', id: 'tour', label: 'Tour' }}
        value={tour ?? ''}
        choices={tour && !tours.some(({ slug }) => slug === tour) ? [...known, { id: tour, label: tour }] : known}
        onChange={(chosen) => go({ tour: chosen || null })}
      />
    </div>
  )
}

const rowsShown = 25

function Pages({ of: { rows, total, page }, address }: { of: Earnings['ledger']; address: EarningsAddress }) {
  if (total === 0) return null
  const first = (page - 1) * rowsShown + 1
  const pages = Math.ceil(total / rowsShown)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 text-[0.84375rem] text-ink-2 tabular-nums">
      <p>
        <bdi>
          <b className="font-semibold text-ink">
            {formatCount(first)} to {formatCount(first + rows.length - 1)}
          </b>{' '}
          of {formatCount(total)}
        </bdi>
      </p>
      <PageLinks page={page} pages={pages} name="the ledger" at={(one) => addressWith(address, { page: one })} />
    </div>
  )
}
