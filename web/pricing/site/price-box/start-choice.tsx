import { StartTimes, whyNotInWords } from '#web/inventory/site/index.ts'
import type { Box } from './box.ts'
import { dayIn } from './live-month.ts'

/** When the day begins; a single time is only told. */
export function StartChoice({ box: { tour, choice, change, month } }: { box: Box }) {
  if (tour.startTimes.length < 2) return null
  const day = dayIn(month.answer, choice.day)
  const starts = tour.startTimes.map((time) => {
    const why = day?.starts.find(({ start }) => start === time)?.why
    return {
      time,
      until: tour.endOf(time, choice.extraHalfHours),
      why: why && whyNotInWords(why, tour.minimumNoticeHours),
    }
  })
  return (
    <StartTimes
      starts={starts}
      value={choice.start}
      onChange={(start) => change({ start })}
      className="noscript:hidden"
    />
  )
}
