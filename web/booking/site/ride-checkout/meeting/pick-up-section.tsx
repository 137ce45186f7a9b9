import { hasFreeWaiting } from '#contract/meeting-times.ts'
import type { RideLeg } from '#contract/rides.ts'
import { capitalized } from '#core/words.ts'
import { clockOf, dayOf, driveInWords, endInWords, hoursRun, minutesInWords } from '#web/rides/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { ridePath, useRidePart } from '../ride-checkout-state.ts'

function waitingFacts({ ride, waitFreeUntil }: RideLeg): (readonly [term: string, detail: string])[] {
  if (ride.way === 'hourly') return [['The hours', hoursRun]]
  if (!hasFreeWaiting(ride)) return []
  return [
    ['Waiting', `${capitalized(minutesInWords(ride.freeWaitMinutes))} are free, until ${clockOf(waitFreeUntil)}.`],
  ]
}

/** Where and when, of a ride that waits for no flight: it was chosen before, and can be changed there. */
export function PickUpSection({ leg }: { leg: RideLeg }) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const facts = [
    ['Where', endInWords(leg.pickUp)],
    ['When', `${longDay(dayOf(leg.startsAt), { withYear: true })}, ${clockOf(leg.startsAt)}`],
    leg.ride.way === 'hourly'
      ? ['For', `${leg.ride.hours} hours, until ${clockOf(leg.endsAt)}`]
      : ['To', `${endInWords(leg.dropOff)}. ${driveInWords(leg)}.`],
    ...waitingFacts(leg),
  ] as const
  return (
    <StepSection
      title="Pick-up"
      className="mt-8"
      aside={
        <TextLink to={ridePath('home', wanted)} className="text-sm">
          Change
        </TextLink>
      }
    >
      <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-[0.5625rem] text-[0.9375rem] leading-normal tabular-nums">
        {facts.map(([term, detail]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd>
              <bdi>{detail}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </StepSection>
  )
}
