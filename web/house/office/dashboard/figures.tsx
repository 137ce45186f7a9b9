import type { Dashboard, DashboardPeriod, Occupancy } from '#contract/dashboard.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import { Figure, FigureRow } from '#web/ui/office/figure-row.tsx'
import { inPercent, inPoints, inUnits } from './compare-words.ts'
import { listsBehind } from './figure-lists.ts'

const percent = (value: number | null) => (value === null ? '–' : `${value}%`)

/** How the business stands, beside how it stood; each figure opens what it counts. */
export function Figures({ of: dashboard, unit }: { of: Dashboard; unit: DashboardPeriod }) {
  const { taken, toursToday, toDepart, cars, people, leadDays, cancelledPercent, cancelled, tours } = dashboard
  const before = `last ${unit}`
  const lists = listsBehind(dashboard, unit)
  const occupied = (label: string, { percent: share, takenHours, dutyHours }: Occupancy) => {
    const { note, tone } = inPoints(share, before, true)
    return (
      <Figure
        label={label}
        value={percent(share.value)}
        note={note}
        tone={tone}
        detail={`${formatCount(takenHours)} of ${formatCount(dutyHours)} h`}
        line={share.line}
        to={lists.occupancy}
      />
    )
  }
  return (
    <FigureRow label="Figures">
      {taken && (
        <Figure
          label={`Received this ${unit}`}
          value={formatYen(taken.value ?? 0)}
          {...inPercent(taken, `${before} by now`)}
          line={taken.line}
          to={lists.taken}
        />
      )}
      <Figure
        label="Tours and rides today"
        value={String(toursToday.value ?? 0)}
        note={`${toDepart} still to depart`}
        detail={`${toursToday.before ?? 0} a week ago`}
        line={toursToday.line}
        to={lists.toursToday}
      />
      {occupied('Cars in use', cars)}
      {occupied('People at work', people)}
      <Figure
        label="Days between booking and trip"
        value={leadDays.value === null ? '–' : `${Math.round(leadDays.value)}`}
        {...inUnits(leadDays, 'days', before)}
        line={leadDays.line}
        to={lists.leadDays}
      />
      <Figure
        label="Cancelled"
        value={percent(cancelledPercent.value)}
        {...inPoints(cancelledPercent, before, false)}
        line={cancelledPercent.line}
        detail={`${formatCount(cancelled)} of ${formatCount(cancelled + tours)}`}
        to={lists.cancelled}
      />
    </FigureRow>
  )
}
