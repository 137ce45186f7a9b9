import type { VehicleClass } from '#contract/catalogue.ts'
import { type Fares, type FlatFare, yenFor } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'
import { lineKinds, type QuoteLine } from '#contract/pricing.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import type { RideMeeting } from '#contract/rides.ts'
import { isCalledByLine } from '#contract/told-words.ts'
import { isWithin } from '#core/parts-of-year.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type CodeDiscount, codeLines } from '#server/pricing/index.rules.ts'
import { hourlyYen } from './hourly.rules.ts'

/** Where a ride begins or ends, as far as its price depends on it. */
export interface PricedEnd {
  area: string
  /** "haneda", where it is a terminal. */
  airport: string | null
  /** On the bill. */
  called: string
}

/** All that the price of a ride depends on, as plain data. */
export interface RidePriceInput {
  fares: Fares
  vehicleClass: VehicleClass
  className: string
  way: RideWay
  /** The pick-up: its hour and its day count. */
  startsAt: Date
  from: PricedEnd
  to: PricedEnd
  kilometres: number
  driveMinutes: number
  /** By the hour only. */
  hours: number | null
  /** How guests are met at an airport. */
  meeting: RideMeeting
  /** From landing; null where no flight is waited for. */
  freeWaitMinutes: number | null
  /** Child seats and the like, as the bill has them already. */
  extras: readonly QuoteLine[]
  /** Whose codes take something off the ride itself. */
  offers?: readonly CodeDiscount[]
}

/** What a ride costs, line by line, in the order of the bill. Lines of nothing are left out, except the ride itself and what is named there alone. */
export function priceRide(input: RidePriceInput): QuoteLine[] {
  const ride = rideLine(input)
  const lines = [
    ride,
    nightLine(input, ride.amountYen),
    tollsLine(input),
    airportLine(input),
    seasonLine(input, ride.amountYen),
    ...input.extras,
    ...codeLines(input.offers ?? [], { yen: ride.amountYen, called: 'the ride' }),
  ]
  const place = (line: QuoteLine) => lineKinds.indexOf(line.kind)
  return lines
    .filter((line) => line !== null)
    .filter((line) => line.kind === 'ride' || line.amountYen !== 0 || isCalledByLine(line))
    .sort((a, b) => place(a) - place(b))
}

/** Up, so that a price ends as our prices do. */
export const roundedUp = (yen: number, { roundingYen }: Pick<Fares, 'roundingYen'>) =>
  Math.ceil(yen / roundingYen) * roundingYen

/** Whether a pick-up lies in the night. It runs over midnight where it ends before it begins. */
export function isNight({ from, until }: Fares['night'], startsAt: Date): boolean {
  const time = tokyoTimeOf(startsAt)
  return from <= until ? from <= time && time < until : time >= from || time < until
}

/** The one price between an airport and an area, either way. Where both ends are airports, the one it begins at counts. */
export function flatFareOf({ flat }: Pick<Fares, 'flat'>, from: PricedEnd, to: PricedEnd): FlatFare | undefined {
  const between = (airport: string | null, area: string) =>
    flat.find((fare) => fare.airport === airport && fare.areas.includes(area))
  return between(from.airport, to.area) ?? between(to.airport, from.area)
}

function rideLine(input: RidePriceInput): QuoteLine {
  const { fares, className, way, from, to, vehicleClass } = input
  if (way === 'hourly') return hourlyLine(input)
  const between = from.called === to.called ? `Within ${from.called}` : `${from.called} to ${to.called}`
  const label = `${between}, ${className}`
  const flat = flatFareOf(fares, from, to)
  if (!flat) return { kind: 'ride', taxClass: 'standard', label, ...pointFare(input) }
  return {
    kind: 'ride',
    taxClass: 'standard',
    label,
    explanation: 'One price whatever the traffic: fuel, tolls and parking are in it.',
    amountYen: roundedUp(yenFor(flat.yen, vehicleClass), fares),
  }
}

function hourlyLine({ fares, vehicleClass, className, hours, from }: RidePriceInput): QuoteLine {
  const { yen, how } = hourlyYen(fares.hourly, vehicleClass, hours ?? 0)
  const amountYen = roundedUp(yen, fares)
  return {
    kind: 'ride',
    taxClass: 'standard',
    label: `${hours} hours, ${className}`,
    explanation: `The car stays with you from ${from.called} on: ${how}${roundedInWords(yen, amountYen, fares)}. Fuel, tolls and parking are in it.`,
    amountYen,
  }
}

function pointFare({ fares, vehicleClass, kilometres, driveMinutes }: RidePriceInput) {
  const { baseYen, perMinuteYen, leastYen } = fares.point
  const wayYen = bandsYen(fares.point.bands, vehicleClass, kilometres)
  const timeYen = driveMinutes * yenFor(perMinuteYen, vehicleClass)
  const beginYen = yenFor(baseYen, vehicleClass)
  const reckoned = beginYen + wayYen + timeYen
  const least = yenFor(leastYen, vehicleClass)
  const how = `${formatYen(beginYen)} to begin, about ${Math.round(kilometres)} km for ${formatYen(wayYen)} and ${driveMinutes} minutes for ${formatYen(timeYen)}`
  const amountYen = roundedUp(Math.max(least, reckoned), fares)
  return {
    explanation:
      reckoned < least
        ? `The least that a ride costs: ${formatYen(least)}${roundedInWords(least, amountYen, fares)}.`
        : `${how}${roundedInWords(reckoned, amountYen, fares)}. It stays so, whatever the traffic.`,
    amountYen,
  }
}

/** Where the parts do not add up to what is asked, the reason is said. */
const roundedInWords = (reckonedYen: number, amountYen: number, { roundingYen }: Pick<Fares, 'roundingYen'>) =>
  reckonedYen === amountYen ? '' : `, rounded up to the next ${formatYen(roundingYen)}`

/** In tenths of kilometres, since those are whole: nothing is lost between two bands, and nothing counted twice. */
function bandsYen(bands: Fares['point']['bands'], vehicleClass: VehicleClass, kilometres: number): number {
  const tenths = Math.round(kilometres * 10)
  let [gone, tenthsOfYen] = [0, 0]
  for (const { uptoKilometres, perKilometreYen } of bands) {
    const until = uptoKilometres === null ? tenths : Math.min(tenths, uptoKilometres * 10)
    if (until <= gone) continue
    tenthsOfYen += (until - gone) * yenFor(perKilometreYen, vehicleClass)
    gone = until
  }
  return Math.ceil(tenthsOfYen / 10)
}

function nightLine({ fares, startsAt }: RidePriceInput, rideYen: number): QuoteLine | null {
  const { from, until, percent } = fares.night
  if (!isNight(fares.night, startsAt)) return null
  return {
    kind: 'night',
    taxClass: 'standard',
    label: 'Night',
    explanation: `The pick-up at ${tokyoTimeOf(startsAt)} lies between ${from} and ${until}: ${percent}% of the ride more.`,
    amountYen: shareOf(rideYen, percent, fares),
  }
}

/** In a flat fare and by the hour they are included: nobody knows yet which roads an hour will take. */
function tollsLine({ fares, way, from, to, kilometres }: RidePriceInput): QuoteLine | null {
  if (way === 'hourly' || flatFareOf(fares, from, to)) return null
  const { fromKilometres, baseYen, perKilometreYen } = fares.tolls
  if (kilometres <= fromKilometres) return null
  const beyond = Math.ceil(((Math.round(kilometres * 10) - fromKilometres * 10) * perKilometreYen) / 10)
  return {
    kind: 'tolls',
    taxClass: fares.tolls.taxClass ?? 'standard',
    label: 'Tolls',
    explanation: 'The expressway, as we reckon it. If it comes to more, that is ours to pay.',
    amountYen: roundedUp(baseYen + beyond, fares),
  }
}

function airportLine({ fares, from, meeting, freeWaitMinutes }: RidePriceInput): QuoteLine | null {
  if (from.airport === null) return null
  const waiting = freeWaitMinutes === null ? '' : ` and ${freeWaitMinutes} minutes of waiting from landing`
  const less = Math.min(fares.kerbLessYen, fares.airportPickUpYen)
  const atKerb = `At the kerb when you ring, instead of the board in arrivals: ${formatYen(less)} less. Parking${waiting} ${waiting ? 'are' : 'is'} in it.`
  return {
    kind: 'airport-pick-up',
    taxClass: 'standard',
    label: 'Airport pick-up',
    explanation: meeting === 'kerb' ? atKerb : `The board in arrivals, parking${waiting}.`,
    amountYen: fares.airportPickUpYen - (meeting === 'kerb' ? less : 0),
  }
}

/** Of the dearest one where several meet. */
function seasonLine({ fares, startsAt }: RidePriceInput, rideYen: number): QuoteLine | null {
  const day = tokyoDayOf(startsAt)
  const [dearest] = fares.seasons
    .filter((season) => isWithin(season, day))
    .sort((a, b) => b.percent - a.percent || (a.name < b.name ? -1 : 1))
  if (!dearest) return null
  return {
    kind: 'season',
    taxClass: 'standard',
    label: dearest.name,
    explanation: `On these days every ride costs ${dearest.percent}% more.`,
    amountYen: shareOf(rideYen, dearest.percent, fares),
  }
}

const shareOf = (yen: number, percent: number, fares: Fares) => roundedUp((yen * percent) / 100, fares)
