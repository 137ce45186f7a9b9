import type { VehicleClass } from '#contract/catalogue.ts'
import type { RideWish } from '#contract/rides.ts'
import { demoFlights } from '#server/rides/index.ts'

/** What somebody rode, whatever day it was. */
export interface DemoRoute {
  wish: Omit<RideWish, 'day' | 'start' | 'vehicleClass'>
  vehicleClass: VehicleClass
  /** The landing of an arrival, else the pick-up. */
  start: string
}

type Party = readonly [guests: number, largeCases: number, childAges?: readonly number[]]

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Seats for the children who need one. */
const seatsFor = (ages: readonly number[]) =>
  [
    { code: 'child-seat', pieces: ages.filter((age) => age >= 1 && age < 6).length },
    { code: 'booster-seat', pieces: ages.filter((age) => age >= 6 && age < 10).length },
  ].filter(({ pieces }) => pieces > 0)

const partyOf = ([guests, largeCases, childAges = []]: Party) => ({
  ...{ guests, largeCases, childAges: [...childAges], extras: seatsFor(childAges) },
})

/** By a flight of the timetable, to where they stay. */
function arrival(flight: string, dropOff: string, vehicleClass: VehicleClass, party: Party): DemoRoute {
  const known = demoFlights.find(({ number }) => number === flight)
  if (!known) throw new Error(`The timetable has no flight ${flight}.`)
  const { terminal, landsMinutes } = known
  const written = `${flight.slice(0, 2)} ${flight.slice(2)}`
  return {
    wish: { way: 'transfer', pickUp: terminal, dropOff, meeting: 'board', flight: written, ...partyOf(party) },
    vehicleClass,
    start: clock(landsMinutes),
  }
}

const between =
  (way: 'transfer' | 'point') =>
  (pickUp: string, dropOff: string, start: string, vehicleClass: VehicleClass, party: Party): DemoRoute => ({
    wish: { way, pickUp, dropOff, meeting: 'board', flight: '', ...partyOf(party) },
    vehicleClass,
    start,
  })
const departure = between('transfer')
const point = between('point')

const byTheHour = (
  pickUp: string,
  hours: number,
  start: string,
  vehicleClass: VehicleClass,
  party: Party,
): DemoRoute => ({
  wish: { way: 'hourly', hours, pickUp, meeting: 'board', flight: '', ...partyOf(party) },
  vehicleClass,
  start,
})

export const arrivals: readonly DemoRoute[] = [
  arrival('NH212', 'palace-hotel-tokyo', 'alphard', [3, 3, [5]]),
  arrival('NH109', 'the-peninsula-tokyo', 'sedan', [2, 2]),
  arrival('NH125', 'park-hyatt-tokyo', 'alphard', [4, 4]),
  arrival('NH117', 'conrad-tokyo', 'sedan', [2, 1]),
  arrival('NH204', 'imperial-hotel-tokyo', 'sedan', [2, 2]),
  arrival('NH216', 'aman-tokyo', 'alphard', [2, 4]),
  arrival('NH842', 'the-okura-tokyo', 'sedan', [1, 1]),
  arrival('JL44', 'shangri-la-tokyo', 'sedan', [2, 2]),
  arrival('JL5', 'the-ritz-carlton-tokyo', 'alphard', [4, 4, [7, 9]]),
  arrival('JL9', 'hotel-new-otani', 'sedan', [2, 2]),
  arrival('JL52', 'hilton-tokyo', 'alphard', [5, 4]),
  arrival('BA7', 'four-seasons-otemachi', 'sedan', [2, 2]),
  arrival('AF274', 'bulgari-hotel-tokyo', 'alphard', [3, 4]),
  arrival('LH716', 'the-capitol-hotel-tokyu', 'sedan', [1, 2]),
  arrival('QF25', 'hyatt-regency-tokyo', 'hiace', [7, 7]),
  arrival('AC1', 'cerulean-tower', 'alphard', [4, 3, [3]]),
  arrival('UA875', 'andaz-tokyo', 'sedan', [2, 1]),
  arrival('TG682', 'grand-hyatt-tokyo', 'sedan', [2, 2]),
  arrival('NH6', 'keio-plaza-hotel', 'alphard', [4, 4]),
  arrival('UA837', 'mandarin-oriental-tokyo', 'sedan', [2, 2]),
  arrival('LX160', 'the-tokyo-station-hotel', 'sedan', [2, 2]),
  arrival('KL861', 'asakusa-view-hotel', 'alphard', [3, 3]),
  arrival('NZ99', 'hilton-tokyo-odaiba', 'alphard', [5, 4]),
  arrival('JL414', 'the-prince-gallery', 'sedan', [2, 2]),
  arrival('EK318', 'tokyo-disneyland-hotel', 'alphard', [4, 4, [4, 6]]),
  arrival('SQ12', 'the-westin-tokyo', 'sedan', [2, 2]),
  arrival('JL112', 'hoshinoya-tokyo', 'sedan', [2, 1]),
  arrival('NH54', 'the-tokyo-edition-toranomon', 'sedan', [2, 2]),
]

export const departures: readonly DemoRoute[] = [
  departure('palace-hotel-tokyo', 'haneda-terminal-3', '08:10', 'alphard', [3, 3, [5]]),
  departure('the-peninsula-tokyo', 'haneda-terminal-3', '08:40', 'sedan', [2, 2]),
  departure('park-hyatt-tokyo', 'haneda-terminal-3', '13:20', 'alphard', [4, 4]),
  departure('imperial-hotel-tokyo', 'haneda-terminal-3', '09:30', 'sedan', [2, 2]),
  departure('the-okura-tokyo', 'narita-terminal-1', '12:30', 'sedan', [2, 2]),
  departure('shangri-la-tokyo', 'haneda-terminal-3', '19:30', 'sedan', [2, 2]),
  departure('the-ritz-carlton-tokyo', 'narita-terminal-2', '13:40', 'alphard', [4, 4, [7, 9]]),
  departure('hotel-new-otani', 'haneda-terminal-3', '07:45', 'sedan', [2, 2]),
  departure('hilton-tokyo', 'narita-terminal-1', '12:10', 'alphard', [5, 4]),
  departure('four-seasons-otemachi', 'haneda-terminal-3', '06:50', 'sedan', [2, 2]),
  departure('hyatt-regency-tokyo', 'haneda-terminal-3', '17:30', 'hiace', [7, 7]),
  departure('cerulean-tower', 'narita-terminal-2', '14:20', 'alphard', [4, 3, [3]]),
  departure('grand-hyatt-tokyo', 'haneda-terminal-3', '20:15', 'sedan', [2, 2]),
  departure('the-gate-hotel-asakusa', 'narita-terminal-1', '13:10', 'sedan', [2, 2]),
  departure('aman-tokyo', 'haneda-terminal-2', '10:20', 'sedan', [2, 1]),
  departure('mandarin-oriental-tokyo', 'narita-terminal-1', '11:30', 'sedan', [2, 2]),
  departure('hilton-tokyo-bay', 'narita-terminal-2', '14:00', 'alphard', [4, 4, [4, 6]]),
  departure('andaz-tokyo', 'haneda-terminal-3', '18:40', 'sedan', [1, 1]),
]

export const points: readonly DemoRoute[] = [
  point('tokyo-station-yaesu', 'park-hyatt-tokyo', '16:20', 'sedan', [2, 2]),
  point('the-okura-tokyo', 'yokohama-osanbashi', '11:30', 'alphard', [4, 4]),
  point('tokyo-cruise-terminal', 'imperial-hotel-tokyo', '09:10', 'alphard', [4, 4]),
  point('palace-hotel-tokyo', 'kabuki-za', '15:40', 'sedan', [2, 0]),
  point('hakone-yumoto-station', 'gora-kadan', '14:30', 'sedan', [2, 1]),
  point('aman-tokyo', 'gora-kadan', '13:00', 'sedan', [2, 2]),
  point('grand-hyatt-tokyo', 'tokyo-disneyland', '07:40', 'alphard', [4, 0, [6, 8]]),
  point('shinagawa-station', 'the-prince-sakura-tower', '18:20', 'sedan', [2, 2]),
  point('the-peninsula-tokyo', 'hotel-de-yama', '12:30', 'alphard', [4, 3]),
  point('park-hyatt-tokyo', 'toyosu-market', '06:10', 'sedan', [2, 0]),
  point('imperial-hotel-tokyo', 'nikko-kanaya-hotel', '10:00', 'sedan', [2, 2]),
  point('yokohama-daikoku', 'asakusa-view-hotel', '10:10', 'hiace', [6, 6]),
]

export const hourly: readonly DemoRoute[] = [
  byTheHour('the-okura-tokyo', 4, '10:00', 'sedan', [2, 0]),
  byTheHour('palace-hotel-tokyo', 4, '13:00', 'alphard', [4, 0]),
  byTheHour('the-peninsula-tokyo', 8, '09:30', 'alphard', [3, 0]),
  byTheHour('mandarin-oriental-tokyo', 3, '18:00', 'sedan', [2, 0]),
  byTheHour('grand-hyatt-tokyo', 2, '19:30', 'sedan', [2, 0]),
  byTheHour('keio-plaza-hotel', 6, '10:00', 'hiace', [6, 0]),
  byTheHour('four-seasons-marunouchi', 4, '09:00', 'sedan', [2, 0]),
  byTheHour('the-ritz-carlton-tokyo', 5, '14:00', 'alphard', [4, 0]),
]
