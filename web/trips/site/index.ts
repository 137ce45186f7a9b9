export { AddToTrip } from './add-to-trip.tsx'
export { useTripCount } from './trip-count.ts'
