export { AddToTrip } from './add-to-trip.tsx'
export { rideItems, tourItem } from './item-of.ts'
export { useTripCount } from './trip-count.ts'
