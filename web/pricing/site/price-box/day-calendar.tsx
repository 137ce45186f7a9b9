import { useMemo, useState } from 'react'
import type { Availability } from '#contract/availability.ts'
import { counted } from '#core/words.ts'
import { extrasYenOf } from '#web/fleet/site/index.ts'
import { availableDays, isLastMonth, NearestSlots, startOn, usualInWords } from '#web/inventory/site/index.ts'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { MonthCalendar } from '#web/ui/month-calendar.tsx'
import { monthOf } from '#web/ui/month-days.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Box } from './box.ts'
import { firstDay, type IsoDay } from './days.ts'
import { dayIn, monthToShow, staticDays } from './live-month.ts'
import { useMonth } from './use-month.ts'

type DayCalendarProps = { box: Box; autoFocus?: boolean; onChosen?: () => void }

/** The month to choose from, with prices and what is really free. What cannot be chosen says why. */
export default function DayCalendar({ box, autoFocus, onChosen }: DayCalendarProps) {
  const { tour, choice, change, dayProblem } = box
  const [now] = useState(() => new Date())
  const first = firstDay(choice.start, tour, now)
  const [shown, setShown] = useState(() => monthToShow(choice.day, first))
  const month = useMonth(tour.slug, shown, box)
  const live = month.answer?.month === shown ? month.answer : null
  const days = useMemo(
    () => (live ? availableDays(live, tour) : staticDays(shown, tour.startTimes, tour, now)),
    [live, tour, shown, now],
  )
  return (
    <div className="grid gap-3">
      <MonthCalendar
        label="Day"
        month={shown}
        days={days}
        value={dayProblem ? null : choice.day}
        earliest={monthOf(todayInTokyo(now))}
        latest={isLastMonth(live) ? shown : undefined}
        isLoading={!month.isCurrent && !month.failure}
        autoFocus={autoFocus}
        onMonth={setShown}
        onChange={(day) => {
          change({ day, start: startOn(dayIn(live, day), choice.start) })
          onChosen?.()
        }}
      />
      {month.failure && (
        <p role="alert" className="text-sm">
          Which days are free could not be asked for. <TextButton onClick={month.askAgain}>Try again</TextButton>
        </p>
      )}
      {live && month.isCurrent && <NothingFree box={box} month={live} onChosen={onChosen} />}
      <p className="text-xs text-ink-3">
        <bdi>{legend(box, live, first)}</bdi>
      </p>
    </div>
  )
}

/** A month without a free day leads on to the nearest that has one. */
function NothingFree({ box, month, onChosen }: { box: Box; month: Availability; onChosen?: () => void }) {
  const { choice, change } = box
  if (month.days.some(({ free }) => free) || month.nearest.length === 0) return null
  return (
    <div className="grid gap-2 text-sm">
      <p role="status">
        <bdi>Nothing in this month for {counted(choice.guests, 'guest')}. The nearest:</bdi>
      </p>
      <NearestSlots
        slots={month.nearest}
        onChoose={(slot) => {
          change(slot)
          onChosen?.()
        }}
      />
    </div>
  )
}

function legend({ tour, choice, offered }: Box, live: Availability | null, first: IsoDay): string {
  return [
    usualInWords(live, { extrasYen: extrasYenOf(choice.extras, offered.extras), code: choice.code }),
    tour.seasonWords ? `Runs ${tour.seasonWords}.` : '',
    'Crossed-out days are not available.',
    `We need ${tour.minimumNoticeHours} hours before the start${firstInWords(live, first)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The first day by the tour's own terms; once it is known which are free, the first of those, as far as this month tells. */
function firstInWords(live: Availability | null, first: IsoDay): string {
  const free = live ? live.days.find((day) => day.free)?.day : first
  if (!free || monthOf(free) !== monthOf(first)) return ''
  return free === first ? `, so the first day is ${longDay(first)}` : `; the first free day is ${longDay(free)}`
}
