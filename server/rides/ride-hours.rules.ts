import type { TourHours } from '#server/inventory/index.ts'

/** A ride goes at any hour of any day; so long before it a chauffeur must know. */
export const rideHours: TourHours = { startTimes: [], minimumNoticeHours: 2, season: null }
