import type { Availability, availability } from '#contract/availability.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { LaterReturns, makeQuote, OfferedExtra, Quote, QuoteLine } from '#contract/pricing.ts'
import { classFor, roomPartyOf } from '#contract/room.ts'
import { addDays, todayInTokyo } from '#core/days.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import type { BoxTour } from './box.ts'
import { isInSeason } from './days.ts'

const clock = (start: string, minutes: number) => {
  const [hours = 0, past = 0] = start.split(':').map(Number)
  const after = hours * 60 + past + minutes
  return [Math.floor(after / 60), after % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

type Car = BoxTour['prices'][number]
const crown = (priceYen: number): Car => ({
  ...{ vehicleClass: 'sedan', name: 'Crown', priceYen, maxGuests: 3 },
  loads: [{ guests: 3, largeCases: 2 }],
})
const alphard = (priceYen: number): Car => ({
  ...{ vehicleClass: 'alphard', name: 'Alphard', priceYen, maxGuests: 6 },
  loads: [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ],
})
const hiace = (priceYen: number): Car => ({
  ...{ vehicleClass: 'hiace', name: 'HiAce Grand Cabin', priceYen, maxGuests: 9 },
  loads: [{ guests: 9, largeCases: 9 }],
})

const anyTour = {
  ...{ season: null, seasonWords: null, closed: [], minimumNoticeHours: 24, maxGuests: 9, unit: 'per car' },
  ...{ withChildren: { verdict: 'open' as const, reasons: [], fromAge: null }, guideIncluded: true },
  cancellationTiers: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
}

/** Eight hours in town, in each of three cars. */
export const inTown: BoxTour = {
  ...anyTour,
  ...{ slug: 'in-town', length: '8 hours', startTimes: ['08:30', '09:00', '09:30'] },
  prices: [crown(92_000), alphard(98_000), hiace(114_000)],
  endOf: (start, extraHalfHours = 0) => clock(start, 480 + 30 * extraHalfHours),
}

/** Twelve hours far out, which no Crown drives. */
export const farOut: BoxTour = {
  ...anyTour,
  ...{ slug: 'far-out', length: '12 hours', startTimes: ['05:00', '05:30'] },
  prices: [alphard(128_000), hiace(152_000)],
  endOf: (start, extraHalfHours = 0) => clock(start, 720 + 30 * extraHalfHours),
}

export const extras: OfferedExtra[] = [
  {
    ...{ code: 'child-seat', name: 'Child seat', explanation: 'For children under four.', priceYen: 1_650 },
    ...{ mostPieces: 4, halfSeats: 1, largeCases: 0 },
  },
  {
    ...{ code: 'booster-seat', name: 'Booster seat', explanation: 'From four years on.', priceYen: 1_100 },
    ...{ mostPieces: 4, halfSeats: 0, largeCases: 0 },
  },
]

/** A day of the month after this one: past every notice. */
export function dayOfNextMonth(number: number): string {
  const month = addDays(`${todayInTokyo(new Date()).slice(0, 7)}-28`, 7).slice(0, 7)
  return `${month}-${String(number).padStart(2, '0')}`
}

/** A month in which every day that the tour runs is free, for what the tour costs. */
export function monthOf(tour: BoxTour, question: InputOf<typeof availability>): Availability {
  const { month, guests, vehicleClass, largeCases = 0 } = question
  const car = classFor(tour.prices, { guests: Number(guests), largeCases: Number(largeCases) }, vehicleClass)
  const days: Availability['days'] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const free = isInSeason(day, tour.season)
    days.push({
      ...{ day, free, why: null, totalYen: free ? (car?.priceYen ?? null) : null, season: null },
      starts: tour.startTimes.map((start) => ({ start, free, why: null })),
    })
  }
  return {
    ...{ month, days, nearest: [], suggestion: null, vehicleClass: car?.vehicleClass ?? null },
    classes: tour.prices.map(({ vehicleClass: named, name, priceYen, loads }) => ({
      ...{ vehicleClass: named, name, priceYen, why: `${formatYen(priceYen)} in all.` },
      fits:
        classFor([{ vehicleClass: named, priceYen, loads }], { guests: Number(guests), largeCases: 0 }, null) !==
        undefined,
    })),
    usualYen: car?.priceYen ?? null,
  }
}

const perHalfHour = 4_950

/** What a day costs: the car, what is added to it, and every half hour beyond its length. */
export function quoteOf(tour: BoxTour, wish: InputOf<typeof makeQuote>): Quote {
  const { day, start, guests, largeCases = 0, vehicleClass, guide, extraHalfHours = 0, extras: wished = [] } = wish
  const car = classFor(tour.prices, roomPartyOf({ guests, largeCases, extras: wished }, extras), vehicleClass)
  if (!car) throw new Error('No car takes this party.')
  const end = tour.endOf(start)
  const line = (kind: QuoteLine['kind'], label: string, explanation: string, amountYen: number) => ({
    ...{ kind, label, explanation, amountYen },
  })
  const why = `${car.name} with chauffeur for ${guests} guests, ${start} to ${end} (${tour.length})`
  const lines = [
    line('package', tour.slug, why, car.priceYen),
    ...(guide ? [line('guide', 'Guide', `A guide for your ${tour.length}.`, 30_000)] : []),
    ...(extraHalfHours
      ? [line('extra-hours', `Until ${tour.endOf(start, extraHalfHours)}`, '', extraHalfHours * perHalfHour)]
      : []),
    ...wished.map(({ code, pieces }) => {
      const extra = extras.find((one) => one.code === code)
      return line('extra', extra?.name ?? code, '', (extra?.priceYen ?? 0) * pieces)
    }),
  ]
  const totalYen = lines.reduce((sum, { amountYen }) => sum + amountYen, 0)
  return {
    ...{ id: crypto.randomUUID(), expiresAt: `${day}T00:00:00+09:00`, tour: tour.slug, guides: guide ? 1 : 0 },
    ...{
      startsAt: `${day}T${start}:00+09:00`,
      endsAt: `${day}T${end}:00+09:00`,
      takesAnotherCode: false,
      classWhy: null,
      pickUp: null,
      dropOff: null,
    },
    ...{
      vehicleClass: car.vehicleClass,
      className: car.name,
      lines,
      totalYen,
      taxes: atTenPercent(totalYen),
    },
  }
}

/** Three later returns, and why there is no fourth. */
export function returnsOf(tour: BoxTour, day: string, start: string): LaterReturns {
  const at = (extraHalfHours: number) => ({
    ...{ extraHalfHours, endsAt: `${day}T${tour.endOf(start, extraHalfHours)}:00+09:00`, lines: [], totalYen: 0 },
    differenceYen: extraHalfHours * perHalfHour,
  })
  const latest = tour.endOf(start, 3)
  return {
    ...{ planned: at(0), returns: [1, 2, 3].map(at), why: 'shift', duty: null },
    ...{
      latestEndsAt: `${day}T${latest}:00+09:00`,
      sentence: `Your chauffeur is on duty, so it cannot end later than ${latest}.`,
    },
  }
}
