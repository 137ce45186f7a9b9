import { clockAfter, hoursInWords } from '#core/days.ts'
import { Facts } from '#web/ui/office/panel.tsx'
import { breaksOf, type DayPlan, type DayTimes } from './itinerary.rules.ts'

type DayTotalsProps = { plan: DayPlan; times: DayTimes; start: string }

/** The day in sums: what is sold, what is driven, what is left for the guests and the driver. */
export function DayTotals({ plan, times, start }: DayTotalsProps) {
  const { durationMinutes } = plan
  const breaks = breaksOf(plan)
  return (
    <Facts
      className="border-t border-line bg-surface px-4.5 py-3.5"
      of={[
        [
          'Package',
          durationMinutes === null
            ? 'No length chosen'
            : `${hoursInWords(durationMinutes)}, ${start} to ${clockAfter(start, durationMinutes)}`,
        ],
        ['Driving', hoursInWords(times.drivingMinutes)],
        ['At stops', hoursInWords(times.stayingMinutes)],
        [
          'Breaks',
          breaks.isKept
            ? '30 min per 4 h at the wheel: kept'
            : `${hoursInWords(breaks.longestMinutes)} at the wheel without 30 min of rest`,
        ],
      ]}
    />
  )
}
