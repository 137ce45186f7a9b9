import { expect, test } from 'vitest'
import type { PrintedService } from '#server/booking/index.ts'
import { planOfDay } from './day-plan.rules.ts'

const place = { name: 'Your hotel in central Tokyo', nameJa: '', latitude: 35, longitude: 139, isGuestsHotel: true }
const stops = [
  { ...place, name: 'Oishi Park', driveMinutes: 110, stayMinutes: 60, arrivalMinutes: 110 },
  { ...place, name: 'Oshino', driveMinutes: 20, stayMinutes: 60, arrivalMinutes: 190 },
]
const tour = { line: 'F', pickUp: place, dropOff: place, stops } as unknown as PrintedService
const hotel = { kind: 'hotel', name: 'A hotel', nameJa: null, area: 'a', latitude: null, longitude: null } as const

test('the voucher has the hours of the day from this pick-up', () => {
  const day = { startsAt: new Date('2026-11-24T05:30:00+09:00'), endsAt: new Date('2026-11-24T17:30:00+09:00') }
  const clocks = (pickUp: Parameters<typeof planOfDay>[0]['pickUp']) =>
    planOfDay({ ...day, pickUp, dropOff: pickUp }, tour).map(({ clock }) => clock)
  expect(clocks(null)).toEqual(['05:30', '07:20', '08:40', '17:30'])
  expect(clocks({ ...hotel, fartherMinutes: 25 })).toEqual(['05:30', '07:45', '08:40', '17:30'])
})
