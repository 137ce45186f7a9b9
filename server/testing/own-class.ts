import type { Fares } from '#contract/fares.ts'
import type { TestAnnai } from './annai.ts'
import { post } from './bookings.ts'
import { openDesk } from './tour-desk.ts'

/** The desk, each of whose deeds is sent once. */
export async function openOwnDesk(annai: Pick<TestAnnai, 'app' | 'ctx'>) {
  const desk = await openDesk(annai)
  const ask: typeof desk.ask = (method, path, payload) =>
    method === 'POST'
      ? (post(annai, `/admin${path}`, payload ?? {}, desk.headers) as unknown as ReturnType<typeof desk.ask>)
      : desk.ask(method, path, payload)
  return { ...desk, ask }
}

type Desk = Awaited<ReturnType<typeof openOwnDesk>>

/** A class as the office types it: a van with seven places, larger than an Alphard. */
export const grandAce = {
  name: 'Grand Ace',
  words: 'A white van with seven armchairs.',
  features: [{ figure: '7', words: 'armchairs' }],
  hasHighStep: true,
  loads: [
    { guests: 4, largeCases: 6 },
    { guests: 7, largeCases: 3 },
  ],
  built: { kind: 'van', lengthCm: 530, widthCm: 197, heightCm: 199, wheelbaseCm: 321, places: 7 },
  after: 'alphard',
  standIns: ['hiace'],
  soldAsRide: true,
  halfHourYen: 4_000,
}

const priceYen = 111_000
export const rideFactor = 3

const must = ({ status, body }: { status: number; body: unknown }, what: string) => {
  if (status !== 200) throw new Error(`${what}: ${JSON.stringify(body)}`)
  return body as never
}

/** A car of a class, and somebody of the demo who may drive it from now on. */
export async function addCarOf(desk: Desk, vehicleClass: string, plate: string) {
  const { loads } = grandAce
  const car = must(
    await desk.ask('POST', '/cars', {
      ...{ vehicleClass, model: 'Toyota Grand Ace', plate, colour: 'White', firstRegistered: '2026-01' },
      ...{ odometerKm: 10, usualChauffeurId: null, garage: 'koto', etcCard: '', loads },
    }),
    'No car',
  ) as { id: string; name: string }
  const people = must(await desk.ask('GET', '/people?rows=100&drives=hiace'), 'No people') as { rows: { id: string }[] }
  for (const { id } of people.rows) {
    const { version, ...person } = must(await desk.ask('GET', `/people/${id}`), 'Nobody') as Record<string, never>
    const names = ['familyName', 'givenName', 'nameJa', 'reading', 'seal', 'phone', 'email', 'languages', 'garage']
    const fields = Object.fromEntries(
      [...names, 'beginsOn', 'week', 'contractMonthMinutes'].map((name) => [name, person[name]]),
    )
    const drives = [...(person.drives as unknown as string[]), vehicleClass]
    must(await desk.ask('PUT', `/people/${id}`, { version, ...fields, drives }), 'Not saved')
  }
  return car
}

/** A price of a class on a tour, as its editor saves and publishes it. */
export async function priceTourIn(desk: Desk, slug: string, vehicleClass: string, loads = grandAce.loads) {
  const { draft } = await desk.tour(slug)
  const prices = [...draft.prices, { vehicleClass, onSale: true, priceYen, loads }]
  must(await desk.change(slug, { prices }), 'Not published')
  return priceYen
}

/** Prices of rides in a class, dearer than the Alphard's by a factor, in force from a moment on. */
export async function priceRidesIn(desk: Desk, vehicleClass: string, inForceFrom: string) {
  const begun = must(await desk.ask('POST', '/fares/draft', { name: 'With our own', inForceFrom }), 'No draft') as {
    version: number
    fares: Fares
  }
  const fares = withClass(begun.fares, vehicleClass)
  const saved = must(
    await desk.ask('PUT', '/fares/draft', { version: begun.version, name: 'With our own', inForceFrom, fares }),
    'Not saved',
  ) as { version: number }
  must(await desk.ask('POST', '/fares/draft/put-in-force', { version: saved.version }), 'Not in force')
}

type Yen = Record<string, number>

export function withClass({ flat, point, hourly, ...fares }: Fares, vehicleClass: string): Fares {
  const more = (yen: Yen): Yen => ({ ...yen, [vehicleClass]: (yen.alphard ?? 0) * rideFactor })
  return {
    ...fares,
    flat: flat.map((row) => ({ ...row, yen: more(row.yen) })),
    point: {
      baseYen: more(point.baseYen),
      bands: point.bands.map((band) => ({ ...band, perKilometreYen: more(band.perKilometreYen) })),
      perMinuteYen: more(point.perMinuteYen),
      leastYen: more(point.leastYen),
    },
    hourly: {
      packages: hourly.packages.map((one) => ({ ...one, yen: more(one.yen) })),
      extraHalfHourYen: more(hourly.extraHalfHourYen),
    },
  }
}

/** The class with its car, drivers, and a price for a tour. */
export async function openClass(annai: Pick<TestAnnai, 'app' | 'ctx'>, tour: string) {
  const desk = await openOwnDesk(annai)
  const { vehicleClass } = must(await desk.ask('POST', '/vehicle-classes', grandAce), 'No class') as {
    vehicleClass: string
  }
  const car = await addCarOf(desk, vehicleClass, '練馬 300 あ 77-77')
  await priceTourIn(desk, tour, vehicleClass)
  return { desk, vehicleClass, car }
}
