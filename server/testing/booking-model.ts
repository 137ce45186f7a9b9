import type { TestAnnai } from './annai.ts'
import { operations } from './booking-model-operations.ts'
import { expireInModel, type ModelSimulation } from './booking-model-simulation.ts'
import { brokenPromises } from './promises.ts'
import { keepCars } from './scene.ts'
import { seededRandom } from './seeded-random.ts'

export interface ModelOptions {
  operations: number
  seed: number
  /** After so many operations everything is looked at, not only what was touched. */
  checkEvery?: number
}

export interface ModelReport {
  bookings: number
  /** How often each operation was answered how. */
  answers: Record<string, number>
}

/**
 * Random operations of guests, their banks, the office, the clock and the jobs on few cars, each against a small model
 * of what should come of it. Throws, with the seed, when something else does or a promise is broken.
 */
export async function runBookingModel(annai: TestAnnai, options: ModelOptions): Promise<ModelReport> {
  const { operations: count, seed, checkEvery = 20 } = options
  for (const vehicleClass of ['sedan', 'alphard', 'coaster']) await keepCars(annai, vehicleClass, 1)
  for (const vehicleClass of ['hiace', 'hiaceLong']) await keepCars(annai, vehicleClass, 0)
  const simulation: ModelSimulation = {
    annai,
    bookingsBefore: (await annai.ctx.db.selectFrom('bookings').select('id').execute()).length,
    random: seededRandom(seed),
    bookings: [],
    quotes: [],
    changes: [],
    priceOffsetYen: 0,
    answers: {},
  }
  for (let number = 1; number <= count; ) {
    const [name, operate] = simulation.random.weighted(operations.map(([weight, ...named]) => [weight, named] as const))
    try {
      const answer = await operate(simulation)
      if (answer === null) continue
      simulation.answers[`${name}: ${answer}`] = (simulation.answers[`${name}: ${answer}`] ?? 0) + 1
      if (number % checkEvery === 0 || number === count) await checkAll(simulation)
      number++
    } catch (error) {
      throw new Error(`Seed ${seed}, operation ${number} of ${count}, ${name}: ${String(error)}`, { cause: error })
    }
  }
  return { bookings: simulation.bookings.length, answers: simulation.answers }
}

/** Every booking stands where the model has it, and no promise is broken. */
async function checkAll({ annai, bookings, bookingsBefore }: ModelSimulation) {
  const rows = await annai.ctx.db.selectFrom('bookings').select(['reference', 'state']).execute()
  const states = new Map(rows.map(({ reference, state }) => [reference, state]))
  const now = annai.clock.now().getTime()
  const wrong = bookings.filter((booking) => {
    if (states.get(booking.reference) === 'expired' && expireInModel(booking, now)) return false
    return states.get(booking.reference) !== booking.state
  })
  const surplus = rows.length - bookingsBefore - bookings.length
  const broken = [
    ...wrong.map(({ reference, state }) => `${reference} is ${states.get(reference)}, and should be ${state}`),
    ...(surplus === 0 ? [] : [`there are ${surplus} bookings more than were made`]),
    ...(await brokenPromises(annai)),
  ]
  if (broken.length > 0) throw new Error(broken.join('\n'))
}
