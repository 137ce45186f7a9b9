import type { Dashboard, DashboardPeriod, Occupancy } from '#contract/dashboard.ts'
import { formatYen } from '#contract/money.ts'
import { Figure, FigureRow } from '#web/ui/office/figure-row.tsx'
import { inPercent, inPoints, inUnits } from './compare-words.ts'

const bookingsList = '/admin/tour-bookings/list'
const listOf = (filters: Record<string, string>) => `${bookingsList}?${new URLSearchParams(filters)}`
/** All that were or will be on the road. */
const onTheRoad = 'needs-crew,confirmed,on-the-road,done,no-show'

const percent = (value: number | null) => (value === null ? '–' : `${value}%`)

/** How the business stands, beside how it stood; each figure opens what it counts. */
export function Figures({ of: dashboard, unit }: { of: Dashboard; unit: DashboardPeriod }) {
  const { taken, toursToday, toDepart, cars, people, leadDays, cancelledPercent, period, today } = dashboard
  const before = `last ${unit}`
  const days = `${period.firstDay}..${period.lastDay}`
  // A quarter has no ledger of its own; its year does.
  const earnings = new URLSearchParams({
    period: unit === 'quarter' ? 'year' : unit,
    on: today,
    by: unit === 'week' ? 'day' : 'month',
  })
  const occupied = (label: string, { percent: share, takenHours, dutyHours }: Occupancy) => {
    const { note, tone } = inPoints(share, before, true)
    return (
      <Figure
        label={label}
        value={percent(share.value)}
        note={`${takenHours} of ${dutyHours} h, ${note}`}
        tone={tone}
        line={share.line}
        to={listOf({ days, status: onTheRoad })}
      />
    )
  }
  return (
    <FigureRow label="Figures">
      <Figure
        label={`Taken this ${unit}`}
        value={formatYen(taken.value ?? 0)}
        {...inPercent(taken, `${before} by now`)}
        line={taken.line}
        to={`/admin/earnings?${earnings}`}
      />
      <Figure
        label="Tours running today"
        value={String(toursToday.value ?? 0)}
        note={`${toDepart} still to depart, ${toursToday.before ?? 0} a week ago`}
        line={toursToday.line}
        to={listOf({ days: 'today', status: onTheRoad })}
      />
      {occupied('Cars in use', cars)}
      {occupied('People at work', people)}
      <Figure
        label="Booked ahead by"
        value={leadDays.value === null ? '–' : `${Math.round(leadDays.value)} days`}
        {...inUnits(leadDays, 'days', before)}
        line={leadDays.line}
        to={listOf({ sort: '-made' })}
      />
      <Figure
        label="Cancelled"
        value={percent(cancelledPercent.value)}
        {...inPoints(cancelledPercent, before, false)}
        line={cancelledPercent.line}
        to={listOf({ days, status: 'cancelled' })}
      />
    </FigureRow>
  )
}
