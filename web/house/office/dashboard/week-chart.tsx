import type { Dashboard } from '#contract/dashboard.ts'
import { formatYen } from '#contract/money.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ChartPanel, DottedKey } from '#web/ui/chart/chart-panel.tsx'
import { shortYen } from '#web/ui/chart/scale.ts'
import { plainDay } from '#web/ui/day.ts'

const monthDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** Money taken by week, the same weeks of the year before dotted. */
export function WeekChart({ weeks }: Pick<Dashboard, 'weeks'>) {
  // Not for who looks at it.
  if (!weeks) return null
  const hasBefore = weeks.filter(({ yearBeforeYen }) => yearBeforeYen !== null).length > 1
  return (
    <ChartPanel
      title="Received by week, in yen"
      aside={hasBefore && <DottedKey>a year before</DottedKey>}
      columns={['Week from', 'Received', 'A year before']}
      rows={weeks.map(({ monday, paidYen, yearBeforeYen, isRunning }) => [
        `${plainDay(monday)}${isRunning ? ', running' : ''}`,
        formatYen(paidYen),
        yearBeforeYen === null ? '–' : formatYen(yearBeforeYen),
      ])}
      listed={weeks.map(({ monday }) => `/admin/earnings?period=week&by=day&on=${monday}&kind=payment`)}
    >
      <BarChart
        label="Chart of money taken by week"
        short={shortYen}
        bars={weeks.map(({ monday, paidYen, yearBeforeYen, isRunning }) => ({
          ...{ key: monday, label: monthDay(monday), value: paidYen, before: yearBeforeYen, isRunning },
          words: `Week from ${plainDay(monday)}: ${formatYen(paidYen)}`,
        }))}
      />
    </ChartPanel>
  )
}
