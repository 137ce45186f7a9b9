import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { EditedOffer } from '#contract/offer-editing.ts'
import type { offerFigures } from '#contract/offer-list.ts'
import { listed } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { reasonOf } from './offer-words.ts'
import { rideNames } from './ride-names.ts'

type Figures = OutputOf<typeof offerFigures>

/** What it did so far. */
export function UsedPanel({ offer, figures }: { offer: EditedOffer; figures: Figures }) {
  const asked = figures.tries.reduce((sum, { times }) => sum + times, 0)
  const counted = figures.tries.find(({ outcome }) => outcome === 'counted')?.times ?? 0
  const sold = [
    ...figures.tours.map(({ title, booked }) => ({ title, booked })),
    ...figures.rides.map(({ way, booked }) => ({ title: rideNames[way], booked })),
  ]
  const most = Math.max(1, ...sold.map(({ booked }) => booked))
  const left = offer.budgetYen === null ? null : Math.max(0, offer.budgetYen - figures.givenYen - figures.heldYen)
  return (
    <Panel title="In use">
      <dl className="grid gap-y-1.5 text-sm tabular-nums">
        <Row name="Prices asked with it" value={String(asked)} />
        <Row name="It counted" value={String(counted)} />
        <Row name="Booked" value={String(figures.booked)} />
        <Row name="Cancelled since" value={String(figures.cancelled)} />
        {figures.bookedYen !== null && <Row name="Booked with it" value={formatYen(figures.bookedYen)} isStrong />}
        <Row name="Given away" value={formatYen(figures.givenYen)} />
        {figures.heldYen > 0 && <Row name="Held, not paid yet" value={formatYen(figures.heldYen)} />}
        {left !== null && <Row name="Left of the budget" value={formatYen(left)} />}
      </dl>
      {sold.length > 0 && (
        <ul
          aria-label={figures.rides.length > 0 ? 'Booked tours and rides' : 'Booked tours'}
          className="mt-4 grid gap-1.5 text-sm"
        >
          {sold.map(({ title, booked }) => (
            <li key={title} className="grid grid-cols-[minmax(0,8fr)_minmax(0,6fr)_2rem] items-center gap-2">
              <bdi className="truncate">{title}</bdi>
              <span aria-hidden className="h-2 bg-ai" style={{ inlineSize: `${(booked / most) * 100}%` }} />
              <span className="text-end tabular-nums">{booked}</span>
            </li>
          ))}
        </ul>
      )}
      {figures.goneOn && (
        <p className="mt-4 text-sm font-semibold text-kohaku">
          At the pace of the last four weeks the budget is gone on {longDay(figures.goneOn)}, before the end.
        </p>
      )}
      {figures.booked + figures.cancelled > 0 && (
        <p className="mt-3 text-sm">
          <TextLink to="/admin/tour-bookings/list">Tour bookings</TextLink>
        </p>
      )}
    </Panel>
  )
}

function Row({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', isStrong && 'mt-1 border-t border-ink pt-2 font-semibold')}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

/** Why its code took nothing off, and what would help. */
export function ReasonsPanel({ figures }: { figures: Figures }) {
  const refused = figures.tries.filter(({ outcome }) => outcome !== 'counted')
  const times = refused.reduce((sum, one) => sum + one.times, 0)
  const asked = figures.tries.reduce((sum, one) => sum + one.times, 0)
  if (asked === 0) return null
  return (
    <Panel title="Why it did not count" aside={`${times} of ${asked}`} flush>
      {refused.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">It counted every time.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-4.5 *:py-2 *:text-start *:font-semibold">
                <th scope="col">Why not</th>
                <th scope="col" className="!text-end">
                  Times
                </th>
                <th scope="col">What would help</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ outcome, times: often, tours }) => {
                const reason = reasonOf(outcome)
                return (
                  <tr key={outcome} className="border-b border-line last:border-b-0 *:px-4.5 *:py-2.5 *:align-top">
                    <td>
                      {reason?.why}
                      {outcome === 'other-tour' && tours.length > 0 && (
                        <bdi className="block text-[0.78125rem] text-ink-3">{listed(tours)}</bdi>
                      )}
                    </td>
                    <td className="text-end tabular-nums">{often}</td>
                    <td className="text-ink-2">{reason?.help}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
