import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { Fares, TriedRide } from '#contract/fares.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { changeWords, monthChoices, percentWords } from './fare-words.ts'
import { type Trial, useTrial } from './use-trial.ts'

type TrialPanelProps = {
  fares: Fares
  /** The moment the draft is meant for. */
  at: string
  /** The table that comes before it; null: what is in force now. */
  before: string | null
}

/** The draft on the rides of a month: twenty of them one by one, and all together. */
export function TrialPanel({ fares, at, before }: TrialPanelProps) {
  const [months] = useState(() => monthChoices(todayInTokyo()))
  const [month, setMonth] = useState(months[0]?.id ?? '')
  const { trial, failure, isAsking, isWaiting, again } = useTrial(month, fares, at)
  const name = months.find(({ id }) => id === month)?.label ?? month
  return (
    <Panel
      title="The change, on real trips"
      aside={
        <OfficeSelect
          aria-label="Month"
          className="min-w-36"
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        >
          {months.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </OfficeSelect>
      }
      flush
    >
      {failure && !isAsking ? (
        <ErrorState title="The trial did not come" onRetry={again}>
          {failure.isOutage ? 'The draft is kept; only the connection is missing.' : failure.message}
        </ErrorState>
      ) : trial ? (
        <div aria-busy={isAsking} className={cx('transition-opacity', (isAsking || isWaiting) && 'opacity-60')}>
          <Rides rides={trial.rides} before={before} />
          <Together all={trial.all} month={name} before={before} />
          <Remarks of={trial.remarks} />
        </div>
      ) : (
        <Loading label="The trial is on its way" className="grid gap-2 px-4.5 pb-4.5">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </Loading>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {trial && !isAsking && !failure && spoken(trial, name)}
      </p>
      {isWaiting && (
        <p className="border-t border-line px-4.5 py-2.5 text-sm text-ink-2">
          A figure needs another look first; this is the trial before it.
        </p>
      )}
    </Panel>
  )
}

function spoken({ all, rides }: Trial, month: string): string {
  const changed = rides.filter(({ nowYen, draftYen }) => nowYen !== draftYen).length
  return `${changed} of ${rides.length} trips change. ${month} together: ${changeWords(all.nowYen, all.draftYen)}.`
}

const FIGURE = 'text-end whitespace-nowrap tabular-nums'

/** What changes most is looked at first; among equals the server's order stays. */
const byChange = (rides: readonly TriedRide[]) =>
  rides.toSorted((a, b) => Math.abs(b.draftYen - b.nowYen) - Math.abs(a.draftYen - a.nowYen))

function Rides({ rides, before }: { rides: readonly TriedRide[]; before: string | null }) {
  if (rides.length === 0) return <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">No rides to try.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section tabIndex={0} aria-label="Trips one by one" className="relative max-h-[min(26rem,46vh)] overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Trips with what they cost now and with the draft</caption>
        <thead className="sticky top-0 z-1 bg-surface">
          <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-1.5 *:py-2 *:font-semibold *:first:ps-4.5 *:last:pe-4.5">
            <th scope="col" className="text-start">
              Trip
            </th>
            <th scope="col" className="text-end max-sm:sr-only">
              {before === null ? 'Now' : 'Before'}
            </th>
            <th scope="col" className="text-end">
              Draft
            </th>
            <th scope="col" className="text-end">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {byChange(rides).map((ride, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: two usual rides may read the same
              key={index}
              className="border-t border-line first:border-t-0 *:px-1.5 *:py-1.5 *:first:ps-4.5 *:last:pe-4.5"
            >
              <th scope="row" className="min-w-0 text-start font-normal">
                <bdi className="block">
                  {ride.reference ? (
                    <TextLink
                      to={`/admin/bookings/detail?id=${ride.reference}`}
                      className="!text-ink !no-underline hover:!underline"
                    >
                      {ride.words}
                    </TextLink>
                  ) : (
                    ride.words
                  )}
                </bdi>
                <bdi className="block text-[0.78125rem] leading-snug text-ink-3">{ride.detail}</bdi>
              </th>
              <td className={cx(FIGURE, 'text-ink-2 max-sm:sr-only')}>
                <bdi>{formatYen(ride.nowYen)}</bdi>
              </td>
              <td className={FIGURE}>
                <bdi>{formatYen(ride.draftYen)}</bdi>
              </td>
              <td className={cx(FIGURE, ride.nowYen === ride.draftYen ? 'text-ink-3' : 'font-semibold text-ai')}>
                <bdi>{changeWords(ride.nowYen, ride.draftYen)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Together({ all, month, before }: { all: Trial['all']; month: string; before: string | null }) {
  const percent = percentWords(all.nowYen, all.draftYen)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-t border-ink px-4.5 py-3.5 text-sm tabular-nums">
      <dt className="text-ink-3">
        <bdi>
          {all.count === 0
            ? `No rides in ${month} yet; the trips above are usual ones`
            : `All ${counted(formatCount(all.count), 'ride')} of ${month}, by ${before === null ? 'what is in force' : `“${before}”`}`}
        </bdi>
      </dt>
      <dd className="text-end">
        <bdi>{formatYen(all.nowYen)}</bdi>
      </dd>
      <dt className="text-ink-3">With the draft</dt>
      <dd className="text-end">
        <bdi>{formatYen(all.draftYen)}</bdi>
      </dd>
      <dt className="font-semibold">Difference</dt>
      <dd className="text-end font-semibold">
        <bdi>
          {changeWords(all.nowYen, all.draftYen)}
          {percent && `, ${percent}`}
        </bdi>
      </dd>
    </dl>
  )
}

function Remarks({ of: remarks }: { of: readonly string[] }) {
  if (remarks.length === 0) return null
  return (
    <ul className="grid gap-2 px-4.5 pb-4.5">
      {remarks.map((remark) => (
        <li key={remark} className="flex gap-3 border-s-4 border-kohaku bg-kohaku-soft px-4 py-2.5 text-sm">
          <Icon of={Scale} className="text-kohaku" />
          <bdi className="min-w-0">{remark}</bdi>
        </li>
      ))}
    </ul>
  )
}
