import type { Capability } from '#server/platform/capability.ts'
import { layRates } from './lay-rates.ts'
import type { UsersOfExtras } from './office/extras.ts'
import { pricingPersonalData } from './personal-data.ts'
import { pricingRoutes } from './pricing.routes.ts'

interface Links {
  usersOfExtras: UsersOfExtras
}

export const pricing: Capability<Links> = {
  name: 'pricing',
  routes: (api, ctx, { usersOfExtras }) => pricingRoutes(api, ctx, usersOfExtras),
  personalData: pricingPersonalData,
  standards: [layRates],
}
