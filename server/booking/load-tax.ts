import { readTax } from '#server/catalogue/index.ts'
import { keptWithFleet } from '#server/fleet/index.ts'

/** Every hold and every page of money asks for it, and it changes once in years. */
export const loadTax = keptWithFleet(readTax)
