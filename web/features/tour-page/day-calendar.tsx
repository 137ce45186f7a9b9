import { usePreferences } from '#web/platform/preferences.ts'
import { Calendar } from '#web/ui/calendar.tsx'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import type { Box } from './box.ts'
import { firstDay, isInSeason } from './days.ts'

type DayCalendarProps = { box: Box; autoFocus?: boolean; onChosen?: () => void }

/** The month to choose from. What cannot be chosen has its reason below. */
export default function DayCalendar({
  box: { tour, choice, change, dayProblem },
  autoFocus,
  onChosen,
}: DayCalendarProps) {
  const { direction } = usePreferences()
  const now = new Date()
  const first = firstDay(choice.start, tour, now)
  const reasons = [
    tour.seasonWords && `Runs ${tour.seasonWords}; other days are struck out.`,
    `We need ${tour.minimumNoticeHours} hours before the start, so the first day is ${longDay(first)}.`,
  ]
  return (
    <LocaleProvider direction={direction}>
      <Calendar
        aria-label="Day"
        value={dayProblem ? null : choice.day}
        minDay={first}
        isTaken={(day) => !isInSeason(day, tour.season)}
        today={todayInTokyo(now)}
        autoFocus={autoFocus}
        legend={reasons.filter(Boolean).join(' ')}
        onChange={(day) => {
          change({ day })
          onChosen?.()
        }}
      />
    </LocaleProvider>
  )
}
