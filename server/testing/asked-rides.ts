import type { OutputOf } from '#contract/endpoint.ts'
import type { quoteRide, RideOption, rideCars } from '#contract/rides.ts'
import type { TestAnnai } from './annai.ts'
import { get, post } from './bookings.ts'

type Asked = Record<string, string | number>

/** A ride that any test may ask for: the clock stands on 15 November 2026, 10:30 in Tokyo. */
export const usualAsk: Asked = {
  ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo' },
  ...{ day: '2026-12-09', time: '15:05', guests: 2, largeCases: 2 },
}
export const usualPoint: Asked = { ...usualAsk, way: 'point', from: 'shibuya-station' }
export const usualHours: Asked = { ...usualAsk, way: 'hourly', from: 'palace-hotel-tokyo', hours: 4 }

/** Leaves out what is told to be undefined. */
const given = (ask: object) =>
  Object.fromEntries(Object.entries(ask).filter((entry): entry is [string, string | number] => entry[1] !== undefined))

export const askCars = (annai: Pick<TestAnnai, 'app'>, ask: object = usualAsk) =>
  get(
    annai,
    `/rides/cars?${new URLSearchParams(Object.entries(given(ask)).map(([key, value]) => [key, String(value)]))}`,
  )

export async function carsFor(
  annai: Pick<TestAnnai, 'app'>,
  ask: object = usualAsk,
): Promise<OutputOf<typeof rideCars>> {
  const { status, body } = await askCars(annai, ask)
  if (status !== 200) throw new Error(`No cars: ${JSON.stringify(body)}`)
  return body
}

export async function optionFor(
  annai: Pick<TestAnnai, 'app'>,
  vehicleClass: string,
  ask: object = usualAsk,
): Promise<RideOption> {
  const option = (await carsFor(annai, ask)).options.find((one) => one.vehicleClass === vehicleClass)
  if (!option) throw new Error(`No ${vehicleClass} in the list.`)
  return option
}

export const askQuote = (annai: Pick<TestAnnai, 'app'>, ask: object, headers: Record<string, string> = {}) =>
  post(annai, '/rides/quotes', given({ vehicleClass: 'sedan', ...ask }), headers)

export async function rideQuotes(
  annai: Pick<TestAnnai, 'app'>,
  ask: object = usualAsk,
  headers: Record<string, string> = {},
): Promise<OutputOf<typeof quoteRide>> {
  const { status, body } = await askQuote(annai, ask, headers)
  if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
  return body
}
