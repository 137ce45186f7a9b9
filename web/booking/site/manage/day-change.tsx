import { useEffect, useState } from 'react'
import type { WhyNot } from '#contract/availability.ts'
import { longMoment } from '#web/pricing/site/index.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { MonthCalendar } from '#web/ui/month-calendar.tsx'
import { addMonths, monthOf } from '#web/ui/month-days.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { clockOf, crewInWords, dayOf } from './booking-words.ts'
import { differenceNote, differenceSpoken } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'
import type { Change } from './use-change.ts'
import { type ChangeDay, useChangeDays } from './use-change-days.ts'

const whyWords: Record<WhyNot, string> = {
  past: 'has passed',
  'too-short-notice': 'too near',
  'too-far-ahead': 'not yet on sale',
  'outside-season': 'the tour does not run',
  'party-too-large': 'no car for your party',
  'sold-out': 'taken',
}

/** Another day and another hour: the month as it really is for this booking, with the difference under each day. */
export function DayChange({ open, change }: { open: OpenBooking; change: Change }) {
  const { booking } = open
  const present = { day: dayOf(booking.startsAt), start: clockOf(booking.startsAt) }
  const [month, setMonth] = useState(monthOf(present.day))
  const [pressed, setPressed] = useState<{ day: string; start: string } | null>(null)
  const { days, isLoading, hasFailed, again } = useChangeDays(open, month)

  const take = async (day: string, start: string) => {
    setPressed({ day, start })
    setMonth(monthOf(day))
    if (day === present.day && start === present.start) return change.drop()
    await change.ask({ day, start })
  }
  const startsOn = (day: string) => (days.get(day)?.starts ?? []).filter(({ free }) => free || day === present.day)
  const choose = (day: string) => {
    const starts = startsOn(day).map(({ start }) => start)
    const usual = starts.includes(present.start) ? present.start : starts[0]
    const other = day === present.day ? starts.find((start) => start !== present.start) : undefined
    if (other ?? usual) take(day, other ?? usual ?? present.start)
  }
  // What was offered may be one of the nearest, chosen elsewhere on the page.
  const { day: offeredDay, start: offeredStart } = change.offered?.wanted ?? {}
  const chosen = offeredDay && offeredStart && !change.isAsking ? { day: offeredDay, start: offeredStart } : pressed
  useEffect(() => {
    if (offeredDay) setMonth(monthOf(offeredDay))
  }, [offeredDay])
  const starts = chosen ? startsOn(chosen.day) : []

  return (
    <div className="mt-8 grid items-start gap-7 md:grid-cols-2 md:gap-x-12">
      <div>
        <h2 className="sr-only">The new day</h2>
        <MonthCalendar
          label="New day"
          month={month}
          days={[...days.values()].map((day) => toMonthDay(day, present))}
          value={chosen?.day ?? null}
          outlined={present.day}
          onChange={choose}
          onMonth={setMonth}
          earliest={monthOf(todayInTokyo())}
          latest={addMonths(monthOf(todayInTokyo()), 13)}
          isLoading={isLoading}
        />
        <p className="mt-2 text-xs text-ink-3">
          Outlined: your present day. Crossed-out days are not available.
          {booking.lines.some(({ kind }) => kind === 'offer-code') &&
            ' The differences are with your code on the days on which it counts, and without it on the others.'}
        </p>
        {hasFailed && (
          <p role="alert" className="mt-2 text-sm">
            The month did not load. <TextButton onClick={again}>Try again</TextButton>
          </p>
        )}
      </div>
      <div className="grid gap-5">
        <FromTo open={open} change={change} />
        {chosen && starts.length > 1 && (
          <RadioGroup
            label="Start"
            orientation="horizontal"
            value={chosen.start}
            onChange={(start) => take(chosen.day, start)}
            choices={starts.map(({ start }) => ({ id: start, label: start }))}
          />
        )}
      </div>
    </div>
  )
}

function toMonthDay({ day, free, why, because, starts }: ChangeDay, present: { day: string; start: string }) {
  if (day === present.day) return { day, isFree: true, note: 'now', spoken: 'as it is now' }
  const usual = starts.find((one) => one.free && one.start === present.start) ?? starts.find((one) => one.free)
  const differenceYen = usual?.differenceYen ?? null
  return {
    day,
    isFree: free,
    ...(differenceYen === null ? {} : { note: differenceNote(differenceYen), spoken: differenceSpoken(differenceYen) }),
    ...(why ? { why: because ?? whyWords[why] } : {}),
  }
}

/** The hour as it is, and as it would be. */
export function FromTo({ open: { booking }, change: { offered, isAsking } }: { open: OpenBooking; change: Change }) {
  return (
    <div className="tabular-nums">
      <p className="text-label text-ink-3">From</p>
      <p>
        <bdi className="block font-serif text-d4">{longMoment(booking.startsAt)}</bdi>
        <bdi className="text-sm text-ink-2">{crewInWords(booking.crew)}</bdi>
      </p>
      <div aria-hidden className="my-1.5 ms-[3px] h-6 w-1.5 bg-dv1" />
      <p className="text-label text-ink-3">To</p>
      <p role="status" aria-busy={isAsking || undefined} className={isAsking ? 'dimmed' : undefined}>
        <bdi className="block font-serif text-d4">
          {offered
            ? longMoment(offered.quote.startsAt)
            : isAsking
              ? 'One moment…'
              : booking.ride
                ? 'Choose an hour'
                : 'Choose a day'}
        </bdi>
        <bdi className="text-sm text-ink-2">
          {offered
            ? `${offered.sentence} ${booking.ride ? 'Your chauffeur' : 'Your crew'} is named once you agree.`
            : booking.ride
              ? 'Your present hour stays yours until you agree.'
              : 'Your present day stays yours until you agree.'}
        </bdi>
      </p>
    </div>
  )
}
