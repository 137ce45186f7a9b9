import { expect, test } from 'vitest'
import { listsBehind, outNowList, serviceList } from './figure-lists.ts'

const period = {
  ...{ firstDay: '2026-10-01', lastDay: '2026-12-31' },
  before: { firstDay: '2026-07-01', lastDay: '2026-09-30' },
}

// What these leave is counted by the server's test of the dashboard, figure by figure.
test('each figure opens what it was counted from, the first departure first', () => {
  const lists = listsBehind({ period, today: '2026-11-15' }, 'quarter')
  expect(lists.taken).toBe('/admin/earnings?period=quarter&by=month&on=2026-11-15&kind=payment')
  expect(lists.toursToday).toBe(
    '/admin/bookings/list?kind=all&days=today&status=needs-crew,confirmed,on-the-road,done,no-show&sort=starts',
  )
  expect(lists.occupancy).toContain('days=2026-10-01..2026-12-31&status=needs-crew,confirmed,on-the-road,done,no-show&')
  expect(lists.leadDays).toContain(
    'made=2026-10-01..2026-12-31&status=needs-crew,confirmed,on-the-road,done,no-show,cancelled&sort=-made',
  )
  expect(lists.cancelled).toBe('/admin/bookings/list?kind=all&days=2026-10-01..2026-12-31&status=cancelled&sort=starts')
  expect(serviceList('tomorrow')).toContain('days=tomorrow&status=on-hold,pending,needs-crew,')
  expect(outNowList).toBe('/admin/bookings/list?kind=all&status=on-the-road&sort=starts')
})
