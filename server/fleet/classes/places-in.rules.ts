import type { ClassRecord } from './classes.store.ts'

/** Places for guests, where the class has been measured. */
export const placesIn = ({ body }: Pick<ClassRecord, 'body'>): number | null =>
  body ? body.seats.filter(({ who }) => who !== 'driver').length : null
