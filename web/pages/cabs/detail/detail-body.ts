import { sleepingPart } from '#web/ui/sleeping.tsx'

/** The whole page: as the server drew it until somebody touches it. */
export const detailBody = sleepingPart(() =>
  import('#web/rides/site/detail/ride-detail.tsx').then((module) => module.RideDetail),
)
