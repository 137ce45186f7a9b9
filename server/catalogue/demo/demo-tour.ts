import type {
  CancellationTier,
  Load,
  Place,
  Season,
  Stop,
  Stroller,
  TourEnd,
  WalkingLevel,
} from '#contract/catalogue.ts'
import type { RichTextDocument } from '#contract/rich-text.ts'
import { type StandardClass, standardClassCodes } from '#core/vehicle-classes.ts'

export type PartyLimits = { comfortable?: Load; full: Load; withoutLuggage?: Load }

/** Guests and large suitcases by class; more guests means fewer suitcases. */
const limitsByClass: Record<StandardClass, PartyLimits> = {
  sedan: { comfortable: { guests: 2, largeCases: 2 }, full: { guests: 3, largeCases: 2 } },
  alphard: { comfortable: { guests: 4, largeCases: 4 }, full: { guests: 6, largeCases: 2 } },
  hiace: { comfortable: { guests: 8, largeCases: 10 }, full: { guests: 9, largeCases: 9 } },
  hiaceLong: { full: { guests: 11, largeCases: 8 }, withoutLuggage: { guests: 13, largeCases: 0 } },
  coaster: { comfortable: { guests: 18, largeCases: 18 }, full: { guests: 23, largeCases: 10 } },
}

export type DemoCategory = {
  slug: string
  /** One capital letter, unique: the line's sign on maps and lists. */
  letter: string
  name: string
  summary: string
  description: string
  picture: string
}

export type DemoStop = Place & {
  /** From the previous place, at the hour the tour gets there. */
  driveMinutes: number
  stayMinutes: number
  note: string
  admission: Stop['admission']
  /** For one adult. */
  admissionYen?: number
}

export type DemoTour = {
  slug: string
  title: string
  shortName: string
  categorySlug: string
  summary: string
  details: RichTextDocument
  unit: 'per car'
  durationMinutes: number
  guideIncluded: boolean
  /** Whole yen, tax included. The tour's price is the cheapest. */
  priceYenByClass: Partial<Record<StandardClass, number>> & { alphard: number }
  partyLimits: Partial<Record<StandardClass, PartyLimits>>
  /** Asia/Tokyo wall time, HH:MM. */
  startTimes: string[]
  minimumNoticeHours: number
  cancellationTiers: CancellationTier[]
  walkingLevel: WalkingLevel
  walkingKilometres: number
  /** For families; left out where nobody has counted. */
  steps?: number
  stroller?: Stroller
  fromAge?: number
  /** 1 to 12. */
  bestMonths: number[]
  /** MM-DD, both days included; may run over the new year. */
  season?: Season
  /** The weekdays on which it does not run, 1 is Monday, and why; without days of the year all year. */
  restsOn?: { weekdays: number[]; why: string; season?: Season }
  /** Its stops close over the new year: from 29 December to 1 January, or on days of their own. */
  restsAtYearEnd?: { why: string; season?: Season }
  suits: string[]
  included: string[]
  notIncluded: string[]
  /** What we do when it rains, or Fuji hides. */
  planB: string
  /** Names of prints, the cover first. */
  pictures: string[]
  pickUp: TourEnd
  dropOff: TourEnd
  stops: DemoStop[]
  returnDriveMinutes: number
}

/** Stands for the guest's hotel: every drive in town is reckoned from here. */
export const centralTokyo: TourEnd = {
  name: 'Your hotel in central Tokyo',
  nameJa: '都心のホテル',
  latitude: 35.6812,
  longitude: 139.7671,
  isGuestsHotel: true,
}

/** The charter norm: all back until two days before, half until the day before. */
export const charterTerms: CancellationTier[] = [
  { hoursBefore: 48, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]

export const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const carOnly = [
  'Car, fuel, tolls and parking',
  'Chauffeur from door to door',
  'Water, Wi-Fi and phone chargers',
]
export const carAndGuide = [...carOnly, 'English-speaking guide']
/** Where the larger classes are offered: one guide looks after nine guests at most. */
export const carAndGuides = [...carOnly, 'English-speaking guide, two from ten guests']

type Defaulted = 'unit' | 'partyLimits' | 'cancellationTiers' | 'pickUp' | 'dropOff'
type TourDraft = Omit<DemoTour, Defaulted> & Partial<Pick<DemoTour, 'cancellationTiers' | 'pickUp' | 'dropOff'>>

/** Fills in what most tours share. Party limits follow from the classes that have a price. */
export function tour(draft: TourDraft): DemoTour {
  const pickUp = draft.pickUp ?? centralTokyo
  const offered = standardClassCodes.filter((name) => draft.priceYenByClass[name] !== undefined)
  return {
    cancellationTiers: charterTerms,
    ...draft,
    unit: 'per car',
    partyLimits: Object.fromEntries(offered.map((name) => [name, limitsByClass[name]])),
    pickUp,
    dropOff: draft.dropOff ?? pickUp,
  }
}

type Visit = { drive: number; stay: number; note: string; admission?: Stop['admission']; yen?: number }

/** A stop of the itinerary. Without a word on admission none is needed. */
export function at(name: string, nameJa: string, latitude: number, longitude: number, visit: Visit): DemoStop {
  return {
    name,
    nameJa,
    latitude,
    longitude,
    driveMinutes: visit.drive,
    stayMinutes: visit.stay,
    note: visit.note,
    admission: visit.admission ?? 'none needed',
    ...(visit.yen === undefined ? {} : { admissionYen: visit.yen }),
  }
}
