import type { Call } from '#contract/call.ts'
import { rideCars } from '#contract/rides.ts'
import { nothingSent, type RideSent } from '#web/booking/site/ride-checkout/ride-checkout-state.ts'
import { askClasses, type KnownClasses } from '#web/fleet/site/ask-classes.ts'
import { call } from '#web/platform/api.ts'
import { readRideAsk, withoutCodes } from '#web/rides/site/ride-address.ts'

export interface RideBookingData {
  known: KnownClasses
  ride: RideSent
}

/** How the classes are called, and of the ride that an address asks for what needs nothing of the visitor's. */
export async function readRide(ask: Call, params: URLSearchParams): Promise<RideBookingData> {
  const asked = params.has('step') ? null : readRideAsk(params).ask
  const [known, answer] = await Promise.all([
    askClasses(ask),
    // Why a ride cannot be had is said with its price, which the visitor's own tab asks for.
    // What codes take off is said with it, too: they are counted by who asks.
    asked && ask(rideCars, withoutCodes(asked)).catch(() => null),
  ])
  const isPlain = asked?.code === undefined
  const option = answer?.options.find(({ vehicleClass }) => vehicleClass === params.get('class'))
  if (!answer || !option || option.whyNot !== null) return { known, ride: nothingSent }
  return { known, ride: { legs: answer.legs, totalYen: isPlain && option.ways.length > 0 ? option.totalYen : null } }
}

/** Who comes from another page of ours asks for the price at once, which tells the rest. */
export const loadClasses = async (): Promise<RideBookingData> => ({ known: await askClasses(call), ride: nothingSent })
