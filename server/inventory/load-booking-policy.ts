import { keptWithFleet } from '#server/fleet/index.ts'
import { readBookingPolicy } from './booking-policy.store.ts'

/** Every hold and every month asks for it. */
export const loadBookingPolicy = keptWithFleet(readBookingPolicy)
