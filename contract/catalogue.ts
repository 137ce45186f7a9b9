import * as z from 'zod/mini'
import { classCodePattern } from '#core/vehicle-classes.ts'
import type { ErrorDefinition } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { RichTextShown } from './rich-text-shown.ts'
import { strollerWays, walkingLevels } from './tour-filters.ts'

export const catalogueErrors = {
  'catalogue.unknown-tour': { status: 404, sentence: 'We have no tour at this address.' },
  'catalogue.unknown-category': { status: 404, sentence: 'We have no line at this address.' },
  'catalogue.unknown-offer': { status: 404, sentence: 'There is no offer at this address.' },
} satisfies Record<string, ErrorDefinition>

/** The code of a class. Which there are is data: whoever is told one asks the fleet for it. */
export const VehicleClass = z.string().check(z.regex(classCodePattern, 'There is no such class.'))
export type VehicleClass = z.output<typeof VehicleClass>

export const WalkingLevel = z.enum(walkingLevels)
export type WalkingLevel = z.output<typeof WalkingLevel>

/** How far a stroller comes along. */
export const Stroller = z.enum(strollerWays)
export type Stroller = z.output<typeof Stroller>

/** What a day is with a child under six, as its own facts say; `open` where they do not. */
export const WithChildren = z.object({
  verdict: z.enum(['good', 'hard', 'open']),
  /** In words, the weightiest first: "Starts at 05:30 at the latest", "398 steps". */
  reasons: z.array(z.string()),
  /** In years, whom the day is made for: advice, nobody is refused for it. Null: the office has not said. */
  fromAge: z.nullable(z.number()),
})
export type WithChildren = z.output<typeof WithChildren>

/** Of the reviews that the office has released. */
export const TourRating = z.object({ average: z.number(), count: z.number() })
export type TourRating = z.output<typeof TourRating>

/** A line of the network, short: its sign, its name and where it leads. */
export const CategoryLabel = z.object({ slug: z.string(), letter: z.string(), name: z.string() })
export type CategoryLabel = z.output<typeof CategoryLabel>

export const Category = z.extend(CategoryLabel, {
  summary: z.string(),
  description: z.string(),
  picture: Picture,
  tourCount: z.number(),
  /** The cheapest tour of the line; null while it has none. */
  fromYen: z.nullable(z.number()),
})
export type Category = z.output<typeof Category>

export const Place = z.object({ name: z.string(), nameJa: z.string(), latitude: z.number(), longitude: z.number() })
export type Place = z.output<typeof Place>

/** Where a tour begins, or ends. */
export const TourEnd = z.extend(Place, {
  /** Wherever the guest stays: the name is what visitors read, and each guest tells us the door. */
  isGuestsHotel: z.boolean(),
})
export type TourEnd = z.output<typeof TourEnd>

/** One stop of the day. The minutes add up to the tour's duration together with the drive back. */
export const Stop = z.extend(Place, {
  driveMinutes: z.number(),
  /** Counted from the start of the day. */
  arrivalMinutes: z.number(),
  stayMinutes: z.number(),
  note: z.string(),
  admission: z.enum(['free', 'included', 'not included', 'none needed']),
  /** For one adult. */
  admissionYen: z.nullable(z.number()),
})
export type Stop = z.output<typeof Stop>

/** Guests and large suitcases that fit together. */
export const Load = z.object({ guests: z.number(), largeCases: z.number() })
export type Load = z.output<typeof Load>

export const ClassPrice = z.object({
  vehicleClass: VehicleClass,
  /** As the database calls the class. */
  name: z.string(),
  priceYen: z.number(),
  /** Every pair fits; more guests means fewer suitcases. The roomiest first. */
  loads: z.array(Load),
  maxGuests: z.number(),
})
export type ClassPrice = z.output<typeof ClassPrice>

/** Cancelled at least so many hours before the start gives back so much. The longest notice first. */
export const CancellationTier = z.object({ hoursBefore: z.number(), refundPercent: z.number() })
export type CancellationTier = z.output<typeof CancellationTier>

/** Month and day as MM-DD, both included; over the new year when it ends before it begins. */
export const Season = z.object({ from: z.string(), to: z.string() })
export type Season = z.output<typeof Season>

/** When a tour is closed although it would run: a part of the year, or some weekdays of it. */
export const ClosedTime = z.extend(Season, {
  /** 1 is Monday; none: every day of it. */
  weekdays: z.array(z.number()),
  /** "does not run on Tuesdays: the railway museum is closed". */
  words: z.string(),
})
export type ClosedTime = z.output<typeof ClosedTime>

/** What a list shows of a tour. */
export const TourSummary = z.object({
  title: z.string(),
  slug: z.string(),
  unit: z.string(),
  /** Minutes. */
  duration: z.number(),
  /** Whole yen, tax included: the cheapest class without extras. */
  price: z.number(),
  shortName: z.string(),
  summary: z.string(),
  category: CategoryLabel,
  /** Its number on the line. */
  station: z.number(),
  guideIncluded: z.boolean(),
  maxGuests: z.number(),
  /** As the office says, and with the steps counted. */
  walkingLevel: WalkingLevel,
  walkingKilometres: z.number(),
  /** Those without a way round; 0 also where nobody has counted. */
  steps: z.number(),
  /** 1 to 12. */
  bestMonths: z.array(z.number()),
  season: z.nullable(Season),
  startTimes: z.array(z.string()),
  /** Null while nobody has written a review. */
  rating: z.nullable(TourRating),
  withChildren: WithChildren,
  cover: Picture,
})
export type TourSummary = z.output<typeof TourSummary>

/** The specification's tour (§3), and what our pages need beyond it. */
export const Tour = z.extend(TourSummary, {
  details: RichTextShown,
  itineraries: z.array(Stop),
  /** A JSON-encoded list of image paths, the cover first; full URLs come of the image base address. */
  image: z.string(),
  pictures: z.array(Picture),
  prices: z.array(ClassPrice),
  minimumNoticeHours: z.number(),
  closed: z.array(ClosedTime),
  cancellationTiers: z.array(CancellationTier),
  suits: z.array(z.string()),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  planB: z.string(),
  pickUp: TourEnd,
  dropOff: TourEnd,
  returnDriveMinutes: z.number(),
})
export type Tour = z.output<typeof Tour>

export const CatalogueFront = z.object({
  categories: z.array(Category),
  topTours: z.array(Tour),
  featuredTours: z.array(Tour),
  popularTours: z.array(Tour),
})
export type CatalogueFront = z.output<typeof CatalogueFront>

export const CategoryDetail = z.extend(Category, {
  /** In the order of their stations. */
  tours: z.array(Tour),
  /** Slugs of its tours, the most booked first. */
  mostBooked: z.array(z.string()),
  otherCategories: z.array(Category),
})
export type CategoryDetail = z.output<typeof CategoryDetail>

export const TourDetail = z.extend(Tour, { similarTours: z.array(TourSummary) })
export type TourDetail = z.output<typeof TourDetail>

const Slug = z.string('Name the slug.').check(z.minLength(1, 'Name the slug.'), z.maxLength(100, 'No slug is so long.'))

export const tourCategory = endpoint({
  method: 'POST',
  path: '/tour-category',
  access: 'public',
  summary: 'All lines, and the top, featured and popular tours.',
  output: CatalogueFront,
})

export const getCategoryDetail = endpoint({
  method: 'POST',
  path: '/get-category-detail',
  access: 'public',
  summary: 'One line with its tours.',
  input: z.strictObject({ slug: Slug }),
  output: CategoryDetail,
  errors: ['catalogue.unknown-category'],
})

export const getTourDetails = endpoint({
  method: 'POST',
  path: '/get-tour-details',
  access: 'public',
  summary: 'One tour with everything that its page shows.',
  input: z.strictObject({ slug: Slug }),
  output: TourDetail,
  errors: ['catalogue.unknown-tour'],
})
