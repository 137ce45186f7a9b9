/** The same on every machine: the first of the year is 1. */
export const demoSeasonId = (number: number) => `00000000-0000-4000-8000-000006${String(number).padStart(6, '0')}`
