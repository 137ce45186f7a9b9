import type { DutyPolicy, VehicleClassInfo } from './fleet.rules.ts'

const hours = (count: number) => count * 60

/** What the trade goes by, as a beginning; the office changes them in the database. */
export const standardPolicies: DutyPolicy[] = [
  {
    kind: 'vehicle',
    turnRoundMinutes: 30,
    longestDayMinutes: null,
    utmostDayMinutes: null,
    leastRestMinutes: null,
    aimedRestMinutes: null,
    longestDriveMinutes: null,
    breakMinutes: null,
    busDrivingMinutes: null,
    utmostMonthMinutes: null,
  },
  {
    kind: 'chauffeur',
    turnRoundMinutes: 20,
    longestDayMinutes: hours(13),
    utmostDayMinutes: hours(15),
    leastRestMinutes: hours(9),
    aimedRestMinutes: hours(11),
    longestDriveMinutes: hours(4),
    breakMinutes: 30,
    busDrivingMinutes: hours(9),
    utmostMonthMinutes: hours(275),
  },
  {
    kind: 'guide',
    turnRoundMinutes: 15,
    longestDayMinutes: hours(13),
    utmostDayMinutes: null,
    leastRestMinutes: hours(9),
    aimedRestMinutes: hours(11),
    longestDriveMinutes: null,
    breakMinutes: null,
    busDrivingMinutes: null,
    utmostMonthMinutes: null,
  },
]

const load = (guests: number, largeCases: number) => ({ guests, largeCases })

/** From the smallest to the largest. From 11 seats, the chauffeur's included, a vehicle is a bus. */
export const standardClasses: VehicleClassInfo[] = [
  {
    vehicleClass: 'sedan',
    name: 'Crown',
    rank: 1,
    isBus: false,
    loads: [load(2, 2), load(3, 2)],
    standIns: ['alphard'],
    hasHighStep: false,
  },
  {
    vehicleClass: 'alphard',
    name: 'Alphard',
    rank: 2,
    isBus: false,
    loads: [load(4, 4), load(6, 2)],
    standIns: ['hiace'],
    hasHighStep: false,
  },
  {
    vehicleClass: 'hiace',
    name: 'HiAce Grand Cabin',
    rank: 3,
    isBus: false,
    loads: [load(8, 10), load(9, 9)],
    standIns: [],
    hasHighStep: true,
  },
  {
    vehicleClass: 'hiaceLong',
    name: 'HiAce Long',
    rank: 4,
    isBus: true,
    loads: [load(11, 8), load(13, 0)],
    standIns: [],
    hasHighStep: false,
  },
  {
    vehicleClass: 'coaster',
    name: 'Coaster',
    rank: 5,
    isBus: true,
    loads: [load(18, 18), load(23, 10)],
    standIns: [],
    hasHighStep: false,
  },
]
