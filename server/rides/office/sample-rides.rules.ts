import type { VehicleClass } from '#contract/catalogue.ts'
import type { RideWay } from '#contract/ride-ways.ts'

/** A usual ride of nobody, by areas. */
export interface SampleRide {
  way: RideWay
  words: string
  from: string
  to: string
  fromAirport: string | null
  toAirport: string | null
  time: string
  vehicleClass: VehicleClass
  hours: number | null
}

const arrival = (
  airport: 'Haneda' | 'Narita',
  area: string,
  words: string,
  time: string,
  vehicleClass: VehicleClass,
): SampleRide => ({
  ...{ way: 'transfer', words: `${airport} to ${words}`, from: airport.toLowerCase(), to: area, time, vehicleClass },
  ...{ fromAirport: airport.toLowerCase(), toAirport: null, hours: null },
})

const departure = (
  area: string,
  words: string,
  airport: 'Haneda' | 'Narita',
  time: string,
  vehicleClass: VehicleClass,
): SampleRide => ({
  ...{ way: 'transfer', words: `${words} to ${airport}`, from: area, to: airport.toLowerCase(), time, vehicleClass },
  ...{ fromAirport: null, toAirport: airport.toLowerCase(), hours: null },
})

const point = (from: string, to: string, words: string, time: string, vehicleClass: VehicleClass): SampleRide => ({
  ...{ way: 'point', words, from, to, time, vehicleClass, fromAirport: null, toAirport: null, hours: null },
})

const hourly = (area: string, words: string, hours: number, time: string, vehicleClass: VehicleClass): SampleRide => ({
  ...{ way: 'hourly', words: `${hours} hours from ${words}`, from: area, to: area, time, vehicleClass, hours },
  ...{ fromAirport: null, toAirport: null },
})

/** Twenty that any month has, in the order in which they fill up what is missing: each kind, by day and by night. */
export const sampleRides: readonly SampleRide[] = [
  arrival('Narita', 'shinjuku', 'Shinjuku', '23:10', 'alphard'),
  arrival('Haneda', 'chiyoda-chuo', 'Ginza', '19:05', 'alphard'),
  departure('taito', 'Asakusa', 'Narita', '14:20', 'sedan'),
  hourly('minato', 'Roppongi', 4, '10:00', 'alphard'),
  point('chiyoda-chuo', 'shibuya', 'Marunouchi to Shibuya', '18:30', 'sedan'),
  arrival('Narita', 'minato', 'Roppongi', '17:45', 'hiace'),
  departure('shinjuku', 'Shinjuku', 'Haneda', '05:40', 'sedan'),
  point('shinjuku', 'maihama', 'Shinjuku to the Disney parks', '08:00', 'alphard'),
  hourly('shinjuku', 'Shinjuku', 8, '09:00', 'hiace'),
  arrival('Haneda', 'shibuya', 'Shibuya', '22:50', 'sedan'),
  point('chiyoda-chuo', 'yokohama', 'Ginza to Yokohama', '11:00', 'sedan'),
  arrival('Narita', 'chiyoda-chuo', 'Marunouchi', '09:30', 'alphard'),
  departure('chiyoda-chuo', 'Ginza', 'Haneda', '07:15', 'hiace'),
  point('shinjuku', 'hakone', 'Shinjuku to Hakone', '09:00', 'alphard'),
  hourly('taito', 'Asakusa', 2, '13:00', 'sedan'),
  arrival('Haneda', 'shinagawa', 'Shinagawa', '12:10', 'sedan'),
  point('taito', 'nikko', 'Asakusa to Nikko', '07:30', 'hiace'),
  departure('minato', 'Roppongi', 'Narita', '04:30', 'alphard'),
  point('shibuya', 'minato', 'Shibuya to Akasaka', '23:30', 'alphard'),
  arrival('Haneda', 'maihama', 'the Disney parks', '16:00', 'hiace'),
]

/** Some of many, from the first to the last by even steps, so that no kind of ride is left out. */
export function spreadOver<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T)
}
