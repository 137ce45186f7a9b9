import { formatYen } from '#contract/money.ts'
import type { OfferedExtra, Quote, QuoteLine } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { taxNote } from '#contract/tax-words.ts'
import { piecesOf } from '#web/fleet/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import type { Box, BoxTour } from './box.ts'
import { useSettled } from './use-settled.ts'

/** What is paid and what for, down to the total. What is of before stays, dimmed, until the new price is there. */
export function PriceLines({ box }: { box: Box }) {
  const { tour, car, choice, offered, bill, totalYen, isOld, isRefused, isReckoning } = box
  const told = useSettled(inWords(box))
  return (
    <div>
      {car && totalYen !== null && !isRefused && (
        <div aria-busy={isOld || undefined} className={cx(isOld && 'dimmed', isReckoning && 'invisible')}>
          <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] tabular-nums">
            {(bill ? quotedLines(bill, tour) : [packageLine(car, tour), ...extraLines(choice, offered.extras)]).map(
              ({ label, explanation, amountYen }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt>
                    <bdi>{label}</bdi>
                  </dt>
                  <dd>
                    <bdi>{formatYen(amountYen)}</bdi>
                  </dd>
                  {explanation && (
                    <dd className="w-full text-xs text-ink-3">
                      <bdi>{explanation}</bdi>
                    </dd>
                  )}
                </div>
              ),
            )}
            <div className="flex justify-between gap-4 border-t border-ink pt-2.5 text-[1.0625rem] font-[650]">
              <dt>Total</dt>
              <dd>
                <bdi>{formatYen(totalYen)}</bdi>
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-xs text-ink-3">
            <bdi>{bill ? taxNote(bill.taxes) : 'Consumption tax is included.'}</bdi>
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

const packageLine = ({ name, priceYen }: OfferedClass, tour: BoxTour): Line => ({
  label: dayLabel(tour),
  explanation: `${name}, chauffeur, ${tour.guideIncluded ? 'guide, ' : ''}fuel, tolls and parking.`,
  amountYen: priceYen,
})

/** Before a day is chosen; from then on the server makes every line. */
const extraLines = ({ extras }: Box['choice'], offered: readonly OfferedExtra[]): Line[] =>
  offered
    .filter(({ code, priceYen }) => priceYen > 0 && piecesOf(extras, code) > 0)
    .map(({ code, name, priceYen }) => {
      const pieces = piecesOf(extras, code)
      return { label: pieces === 1 ? name : `${name} × ${pieces}`, explanation: '', amountYen: priceYen * pieces }
    })

/** The outcome for the ear; why there is none is told where it stands. */
function inWords({ car, bill, totalYen, isRefused, isReckoning }: Box): string {
  const name = bill?.className ?? car?.name
  if (!name || totalYen === null) return 'No car fits.'
  return isRefused || isReckoning ? '' : `${name}, ${formatYen(totalYen)} in all.`
}
