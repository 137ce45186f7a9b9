import { type KeptWish, type Kind, type KindName, kindNameOf, tourKind } from '#server/pricing/index.ts'
import { rideKind } from '#server/rides/index.ts'

/** Everything that can be booked. */
const kinds: Readonly<Record<KindName, Kind>> = { tour: tourKind, ride: rideKind }

export const kindOf = (wish: KeptWish): Kind => kinds[kindNameOf(wish)]
