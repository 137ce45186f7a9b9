import type { TripItem } from '#contract/trip-wish.ts'

/** A day out in a trip. */
export const itemOn = (id: string, day: string, more: object = {}): TripItem => ({
  id,
  seenYen: null,
  seenAt: null,
  wish: {
    ...{ kind: 'tour', tour: 'kamakura-and-the-great-buddha', day, start: '08:00', guests: 2, childAges: [] },
    ...{ largeCases: 0, extras: [], guide: false, guideLanguage: 'en', extraHalfHours: 0 },
    ...more,
  },
})
