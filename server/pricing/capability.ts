import type { Capability } from '#server/platform/capability.ts'
import { layRates } from './lay-rates.ts'
import { pricingPersonalData } from './personal-data.ts'
import { pricingRoutes } from './pricing.routes.ts'

export const pricing: Capability = {
  name: 'pricing',
  routes: pricingRoutes,
  personalData: pricingPersonalData,
  standards: [layRates],
}
