/** The same on every machine: the first on the page is 1. */
export const demoComingId = (number: number) => `00000000-0000-4000-8000-000007${String(number).padStart(6, '0')}`
