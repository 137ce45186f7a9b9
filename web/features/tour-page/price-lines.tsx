import type { ClassPrice } from '#contract/catalogue.ts'
import { formatYen, taxIncludedYen } from '#contract/money.ts'
import type { Quote, QuoteLine } from '#contract/pricing.ts'
import { cx } from '#web/ui/cx.ts'
import type { Box, BoxTour } from './box.ts'
import { useSettled } from './use-settled.ts'

/** What is paid and what for, down to the total. What is of before stays, dimmed, until the new price is there. */
export function PriceLines({ box: { tour, car, bill, totalYen, isOld } }: { box: Box }) {
  const carName = tour.carNames[bill?.vehicleClass ?? car?.vehicleClass ?? 'sedan']
  const told = useSettled(totalYen === null ? 'No car fits.' : `${carName}, ${formatYen(totalYen)} in all.`)
  return (
    <div>
      {car && totalYen !== null && (
        <div aria-busy={isOld || undefined} className={cx('transition-opacity', isOld && 'opacity-50')}>
          <dl className="grid gap-x-4 gap-y-2 text-[15px] tabular-nums">
            {(bill ? quotedLines(bill, tour) : [packageLine(car, tour)]).map(({ label, explanation, amountYen }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt>
                  <bdi>{label}</bdi>
                </dt>
                <dd>
                  <bdi>{formatYen(amountYen)}</bdi>
                </dd>
                <dd className="w-full text-xs text-ink-3">
                  <bdi>{explanation}</bdi>
                </dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t border-ink pt-2.5 text-[17px] font-[650]">
              <dt>Total</dt>
              <dd>
                <bdi>{formatYen(totalYen)}</bdi>
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-xs text-ink-3">
            <bdi>Includes {formatYen(bill?.taxIncludedYen ?? taxIncludedYen(totalYen))} consumption tax, 10%.</bdi>
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}

type Line = Pick<QuoteLine, 'label' | 'explanation' | 'amountYen'>

const dayLabel = ({ length }: BoxTour) => `The day, ${length}`

/** The tour's name stands above already: its line says how long it is. */
const quotedLines = ({ lines }: Quote, tour: BoxTour): Line[] =>
  lines.map((line) => (line.kind === 'package' ? { ...line, label: dayLabel(tour) } : line))

const packageLine = ({ vehicleClass, priceYen }: ClassPrice, tour: BoxTour): Line => ({
  label: dayLabel(tour),
  explanation: `${tour.carNames[vehicleClass]}, chauffeur, ${tour.guideIncluded ? 'guide, ' : ''}fuel, tolls and parking.`,
  amountYen: priceYen,
})
