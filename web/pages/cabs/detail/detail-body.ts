import { sleepingPart } from '#web/ui/sleeping.tsx'

/** The whole page: as the server drew it until somebody touches it. */
export const detailBody = sleepingPart(() => import('./detail-whole.tsx').then((module) => module.DetailWhole))
