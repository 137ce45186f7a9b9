import type { TourDraft } from '#contract/tour-draft.ts'

const nowhere = { name: '', nameJa: '', latitude: null, longitude: null, isGuestsHotel: false }

/** A tour of which nothing but the name is written. */
export const bareDraft: TourDraft = {
  ...{ title: 'A bowl of tea', slug: 'a-bowl-of-tea', category: null, shortName: '', summary: '', planB: '' },
  ...{ details: { type: 'doc', content: [] }, durationMinutes: null, guideIncluded: false, startTimes: [] },
  ...{
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: null,
    steps: null,
    stroller: null,
    fromAge: null,
    bestMonths: [],
    season: null,
  },
  ...{ seasons: [], suits: [], included: [], notIncluded: [], pickUp: nowhere, dropOff: nowhere, stops: [] },
  ...{ returnDriveMinutes: null, prices: [], cancellationTiers: [], pictures: [] },
}
