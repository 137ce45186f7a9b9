import { readTax } from '#server/catalogue/index.ts'
import { keptWithFleet } from '#server/fleet/index.ts'

/** Every hold asks for it, and it changes once in years. */
export const loadTax = keptWithFleet(readTax)
