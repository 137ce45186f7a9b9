import type { TourDraft } from '#contract/tour-draft.ts'

/** A picture by its name, which stays when a print is drawn anew, and what is said of it here. */
export interface NamedDraftPicture {
  name: string
  alt: string
  focus: string
}

/** A draft as it is kept: a line by its id and pictures by name, since addresses of both may change meanwhile. */
export interface StoredDraft extends Omit<TourDraft, 'category' | 'pictures'> {
  categoryId: string | null
  pictures: NamedDraftPicture[]
}

/** Most days begin and end at the guest's own door. */
const theirHotel = { name: '', nameJa: '', latitude: null, longitude: null, isGuestsHotel: true }

/** What a new tour begins with: the usual terms, and nothing that somebody would have to take out again. */
export const emptyDraft: StoredDraft = {
  title: '',
  slug: '',
  categoryId: null,
  shortName: '',
  summary: '',
  details: { type: 'doc', content: [{ type: 'paragraph' }] },
  durationMinutes: 480,
  guideIncluded: false,
  startTimes: ['09:00'],
  minimumNoticeHours: 24,
  walkingLevel: 'easy',
  walkingKilometres: null,
  steps: null,
  stroller: null,
  fromAge: null,
  bestMonths: [],
  season: null,
  seasons: [],
  suits: [],
  included: ['Car, fuel, tolls and parking', 'Chauffeur from door to door'],
  notIncluded: [],
  planB: '',
  pickUp: theirHotel,
  dropOff: theirHotel,
  stops: [],
  returnDriveMinutes: null,
  prices: [],
  cancellationTiers: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
  pictures: [],
}

/** A document of the database; what it lacks, because it is older than a field, is as in a new tour. */
export function readDraft(document: unknown): StoredDraft {
  const draft = { ...emptyDraft, ...(document as Partial<StoredDraft>) }
  return { ...draft, seasons: draft.seasons.map((season) => ({ ...season, weekdays: season.weekdays ?? [] })) }
}
