import { formatYen } from '#contract/money.ts'
import type { RideClass } from '#contract/ride-classes.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { dayOf } from '../ride-words.ts'
import { type DetailRide, ridePath } from './detail-ride.ts'

/** The price of a narrow window, always within reach of a thumb. */
export function PriceBar({ car, ride }: { car: RideClass; ride: DetailRide }) {
  const { option, legs, ask } = ride
  const [there] = legs
  if (!there || option.whyNot !== null || (option.fit !== 'exact' && option.fit !== 'spare')) return null
  return (
    <div className="sticky bottom-0 z-20 mt-12 border-t border-ink bg-surface md:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">
        <p>
          <bdi className="block text-[1.125rem] leading-tight font-[650] tabular-nums">
            {formatYen(option.totalYen)}
          </bdi>
          <bdi className="block text-xs text-ink-2 tabular-nums">
            {shortDay(dayOf(there.startsAt))}
            {legs.length > 1 ? ', both ways' : ''}
          </bdi>
        </p>
        <ButtonLink to={ridePath('booking', ask, car.vehicleClass)} variant="primary" className="whitespace-normal">
          Book the {car.name}
        </ButtonLink>
      </div>
    </div>
  )
}
