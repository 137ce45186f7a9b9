import type { WhyNot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import type { RideClass } from '#contract/ride-classes.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { askAt } from '../ride-nearest.ts'
import { wayName } from '../ride-words.ts'
import { type DetailRide, ridePath } from './detail-ride.ts'

/** Why this car cannot be booked for this ride, and what to do instead: another time, another class, or the desk. */
export function NotPossible({ car, ride }: { car: RideClass; ride: DetailRide }) {
  const { option, ask, instead } = ride
  const desk = useDeskContact()
  const wayOfNearest = wayName(option.nearestWay ?? 0, option.ways.length)
  const isTooSmall = option.fit === 'small'
  const isByDesk = option.fit === 'ask'
  const sentence = isTooSmall || isByDesk ? option.why : whyNotWords(option.whyNot, car.name)
  return (
    <div className="grid gap-3 border-s-4 border-kohaku bg-kohaku-soft px-4 py-3.5 text-[0.9375rem]">
      <p>
        <strong className="font-semibold">
          {isTooSmall
            ? 'It does not fit.'
            : isByDesk
              ? 'The office arranges this one.'
              : 'It is not available at this time.'}
        </strong>{' '}
        <bdi>{sentence}</bdi>
      </p>
      {!isTooSmall && !isByDesk && option.nearest.length > 0 && (
        <>
          <p className="text-sm">The nearest free times{wayOfNearest && ` for ${wayOfNearest.toLowerCase()}`}:</p>
          <ul className="flex flex-wrap gap-2">
            {option.nearest.map((slot) => (
              <li key={`${slot.day} ${slot.start}`}>
                <ButtonLink
                  to={ridePath('detail', askAt(ask, slot, option.nearestWay), car.vehicleClass)}
                  variant="outline"
                  size="small"
                  preventScrollReset
                  className="min-h-11"
                >
                  <bdi className="tabular-nums">
                    {shortDay(slot.day)}, {slot.start}
                  </bdi>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {instead && !isByDesk && (
        <p>
          <TextLink to={ridePath('detail', ask, instead.vehicleClass)} className="inline-flex min-h-11 items-center">
            {isTooSmall ? 'It fits in' : 'Free at this time:'} the {instead.name}, {formatYen(instead.totalYen)}
          </TextLink>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={ridePath('list', ask)} className="inline-flex min-h-11 items-center">
          See all cars
        </TextLink>
        {(isByDesk || !instead) && (
          <TextLink href={desk.phoneHref} className="inline-flex min-h-11 items-center">
            Ring&nbsp;<bdi className="tabular-nums">{desk.phone}</bdi>
          </TextLink>
        )}
      </p>
    </div>
  )
}

function whyNotWords(whyNot: WhyNot | null, name: string): string {
  switch (whyNot) {
    case 'past':
      return 'This time has passed in Tokyo.'
    case 'too-short-notice':
      return 'We need a little more notice for it.'
    case 'too-far-ahead':
      return 'It is too far ahead: this day is not open yet.'
    default:
      return `Every ${name} is on the road then.`
  }
}
