import { type ReactNode, useEffect, useState } from 'react'
import type { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { useSite } from '#web/platform/site.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { beginsInWords, dayOf } from '#web/rides/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clockOf } from '../../checkout/hold-timing.ts'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { confirmedPath, keepToken } from '../../kept-token.ts'
import type { OtherTime } from '../hold/journey-over.ts'
import { type AnsweredJourney, endOf, paidOf } from '../hold/journey-record.ts'
import type { Journey } from '../hold/use-journey.ts'
import { ridePath, useRideCheckout, useRidePart } from '../ride-checkout-state.ts'
import { useAftermath } from './use-aftermath.ts'

type HoldEndedProps = {
  journey: Journey
  /** The hold that ran out; without one, `refusal` says why there never was one. */
  ended?: AnsweredJourney
  refusal?: ApiError
}

/** A hold that ran out, or a time that somebody else took. Never a blank basket: there is something to take. */
export function HoldEnded({ journey, ended, refusal }: HoldEndedProps) {
  const { found, failure, isPending, look, holdAgain, holdAt } = useAftermath(journey, refusal)
  const wanted = useRidePart((checkout) => checkout.wanted)
  const { paidOnTheDay } = useSite()
  useWhenOnline(failure?.status === 0, look)
  const endedAt = ended && endOf(ended)
  const news = (
    <>
      <Alert
        tone="waiting"
        title={endedAt ? `The hold ended at ${clockOf(endedAt)}.` : 'Nothing is held at this moment.'}
        className="mt-[1.375rem]"
      >
        {endedAt && (paidOnTheDay ? 'Nothing is charged. ' : 'Your card was not charged. ')}Everything you entered is
        kept.
      </Alert>
      {failure && (
        <Alert tone="error" title="We could not be reached." className="mt-4">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            Everything you entered is kept.
            <Button size="small" onPress={look}>
              Try again
            </Button>
          </span>
        </Alert>
      )}
    </>
  )
  if (found?.is === 'free') {
    const before = ended?.held.reduce((sum, { booking }) => sum + booking.totalYen, 0)
    return (
      <>
        <StepHead title="The hold has ended, and the car is still free" />
        {news}
        <p className="mt-6">
          <bdi>{priceInWords(found.quoted.totalYen, before)}</bdi>
        </p>
        <Actions label="Hold it again" isPending={isPending} onPress={() => holdAgain(found.quoted)} />
      </>
    )
  }
  if (found?.is === 'taken') return <Taken news={news} nearest={found.nearest} isPending={isPending} onHold={holdAt} />
  if (found?.is === 'closed') {
    return (
      <>
        <StepHead title="This time can no longer be had">{found.why}</StepHead>
        {news}
        <div className="mt-7 flex justify-end border-t border-line pt-6">
          <ButtonLink variant="primary" to={ridePath('home', wanted)} className="max-md:w-full">
            Choose another time
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <StepHead title={ended ? 'The hold has ended' : 'This time is taken'} />
      {news}
      {!failure && (
        <Loading label="We look what is free" className="mt-9 grid gap-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </>
  )
}

/** A price that moved is shown with the one before. */
function priceInWords(nowYen: number, beforeYen: number | undefined): string {
  if (beforeYen === undefined) return `The price is ${formatYen(nowYen)}.`
  if (beforeYen === nowYen) return `The price is ${formatYen(nowYen)}, as before.`
  return `The price is ${formatYen(nowYen)} now, it was ${formatYen(beforeYen)} before.`
}

type TakenProps = {
  news: ReactNode
  nearest: readonly OtherTime[]
  isPending: boolean
  onHold: (time: OtherTime) => void
}

/** Somebody else has the last car of this class: the nearest times that are free, with their prices. */
function Taken({ news, nearest, isPending, onHold }: TakenProps) {
  const { wanted } = useRideCheckout()
  const [chosen, setChosen] = useState<string>()
  const picked = nearest.find((time) => idOf(time) === chosen) ?? nearest[0]
  return (
    <>
      <StepHead title="Someone has taken the last one at this time" />
      {news}
      {picked ? (
        <>
          <StepSection title="The nearest free times, for the same party" className="mt-9">
            <RadioGroup
              label="Time"
              boxed
              className="[&>span:first-child]:sr-only"
              value={idOf(picked)}
              onChange={setChosen}
              choices={nearest.map((time) => ({
                id: idOf(time),
                label: timesInWords(time),
                aside: formatYen(time.quoted.totalYen),
              }))}
            />
            <p className="mt-3.5 text-sm text-ink-2">
              Or keep the time and take <TextLink to={ridePath('list', wanted)}>another car</TextLink>.
            </p>
          </StepSection>
          <Actions label="Hold this time" isPending={isPending} onPress={() => onHold(picked)} />
        </>
      ) : (
        <div className="mt-7 flex justify-end border-t border-line pt-6">
          <ButtonLink variant="primary" to={ridePath('list', wanted)} className="max-md:w-full">
            See the other cars
          </ButtonLink>
        </div>
      )}
    </>
  )
}

const idOf = ({ wanted }: OtherTime) => JSON.stringify(wanted)

/** "Sat 21 Nov, lands 20:30", and the way back after it. */
const timesInWords = ({ quoted }: OtherTime) =>
  quoted.quotes
    .map(({ leg }) => `${shortDay(dayOf(leg.ride.landsAt ?? leg.startsAt))}, ${beginsInWords(leg)}`)
    .join('; back ')

type ActionsProps = { label: string; isPending: boolean; onPress: () => void }

function Actions({ label, isPending, onPress }: ActionsProps) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  return (
    <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
      <TextLink to={ridePath('list', wanted)} className="inline-flex min-h-11 items-center justify-center">
        Back to the cars
      </TextLink>
      <Button variant="primary" isPending={isPending} pendingLabel="Holding…" onPress={onPress}>
        {label}
      </Button>
    </div>
  )
}

/** One way is paid and sure; the other was not paid in time. */
export function PartPaid({ record }: { record: AnsweredJourney }) {
  const { wanted } = useRideCheckout()
  const [paid] = paidOf(record)
  useEffect(() => {
    if (paid) keepToken(paid.booking.reference, paid.token)
  }, [paid])
  if (!paid || !wanted) return null
  const isThere = paid === record.held[0]
  const { returnDay, returnTime, returnFrom, returnTo, ...oneWay } = wanted
  const other = isThere
    ? {
        ...oneWay,
        ...(returnFrom
          ? { from: returnFrom, fromAddress: undefined }
          : { from: wanted.to, fromAddress: wanted.toAddress }),
        ...(returnTo ? { to: returnTo, toAddress: undefined } : { to: wanted.from, toAddress: wanted.fromAddress }),
        day: returnDay ?? wanted.day,
        time: returnTime ?? wanted.time,
        flight: '',
      }
    : oneWay
  return (
    <>
      <StepHead
        title={
          isThere ? 'The way there is booked, the way back is not' : 'The way back is booked, the way there is not'
        }
      />
      <Alert tone="waiting" title={`Booking ${paid.booking.reference} is paid and sure.`} className="mt-[1.375rem]">
        The hold of the other way ended before it was paid, and nothing was charged for it.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={ridePath('list', other)}>
          Book the other way
        </ButtonLink>
        <ButtonLink variant="outline" to={confirmedPath(paid.booking.reference)}>
          See the booking
        </ButtonLink>
      </div>
    </>
  )
}
