import { ApiError, type Call } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type RideAsk, rideCars } from '#contract/rides.ts'
import type { RideFaults } from '../ride-address.ts'

export type RideCars = OutputOf<typeof rideCars>

/** Cars; or why there are none: something to mend, a refusal in a sentence, or nobody to be reached. */
export type CarsAnswer =
  | { kind: 'found'; ask: RideAsk; cars: RideCars }
  | { kind: 'refused'; sentence: string; isOutside: boolean; isOfCode: boolean; faults: RideFaults }
  | { kind: 'unreached' }

export async function askForCars(call: Call, ask: RideAsk): Promise<CarsAnswer> {
  try {
    return { kind: 'found', ask, cars: await call(rideCars, ask) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isOutage) return { kind: 'unreached' }
    const { code, secondCode, ...faults } = error.fields as RideFaults
    return {
      kind: 'refused',
      sentence: secondCode ?? code ?? error.message,
      isOutside: error.code === 'fleet.outside-area',
      isOfCode: (secondCode ?? code) !== undefined || error.code === 'pricing.too-many-codes',
      faults,
    }
  }
}
