import type { Capability } from '#server/platform/capability.ts'
import { tripsPersonalData } from './personal-data.ts'
import { forgetEndedShares } from './share-trip.ts'
import { tripsRoutes } from './trips.routes.ts'

export const trips: Capability = {
  name: 'trips',
  routes: (api, ctx) => tripsRoutes(api, ctx),
  tasks: () => ({ 'trips.forget-ended-shares': forgetEndedShares }),
  recurring: { 'trips.forget-ended-shares': '37 * * * *' },
  personalData: tripsPersonalData,
}
