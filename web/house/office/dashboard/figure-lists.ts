import type { Dashboard, DashboardPeriod } from '#contract/dashboard.ts'

/** Tours and rides together: a figure counts both. */
const list = (filters: Record<string, string>) =>
  `/admin/bookings/list?${new URLSearchParams({ kind: 'all', ...filters }).toString().replaceAll('%2C', ',')}`

/** All that were or will be on the road. */
const onTheRoad = 'needs-crew,confirmed,on-the-road,done,no-show'
const inOrder = { sort: 'starts' }

/** What a day's panel counts: all but what was called off. */
export const serviceList = (day: 'today' | 'tomorrow') =>
  list({ days: day, status: `on-hold,pending,${onTheRoad}`, ...inOrder })

/** Those that are out at this moment. */
export const outNowList = list({ status: 'on-the-road', ...inOrder })

/** The list behind each figure: its total, or what its rows add up to, is the figure. */
export function listsBehind({ period, today }: Pick<Dashboard, 'period' | 'today'>, unit: DashboardPeriod) {
  const days = `${period.firstDay}..${period.lastDay}`
  const by = unit === 'week' ? 'day' : 'month'
  return {
    taken: `/admin/earnings?${new URLSearchParams({ period: unit, by, on: today, kind: 'payment' })}`,
    toursToday: list({ days: 'today', status: onTheRoad, ...inOrder }),
    occupancy: list({ days, status: onTheRoad, ...inOrder }),
    leadDays: list({ made: days, status: `${onTheRoad},cancelled`, sort: '-made', columns: columnsWithMade }),
    cancelled: list({ days, status: 'cancelled', ...inOrder }),
  }
}

const columnsWithMade = 'reference,guest,ride,made,starts,party,total,status'
