import * as z from 'zod/mini'
import { CategoryLabel, TourSummary, VehicleClass, WalkingLevel } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import {
  childrenChoices,
  facetNames,
  guideChoices,
  lengthNames,
  roomsFor,
  searchLimits,
  seasonNames,
  tourOrders,
} from './tour-filters.ts'

export const LengthBand = z.enum(lengthNames)
export type LengthBand = z.output<typeof LengthBand>

export const SeasonName = z.enum(seasonNames)
export type SeasonName = z.output<typeof SeasonName>

export const GuideChoice = z.enum(guideChoices)
export type GuideChoice = z.output<typeof GuideChoice>

export const ChildrenChoice = z.enum(childrenChoices)
export type ChildrenChoice = z.output<typeof ChildrenChoice>

export const RoomFor = z.literal(roomsFor)
export type RoomFor = z.output<typeof RoomFor>

export const TourOrder = z.enum(tourOrders)
export type TourOrder = z.output<typeof TourOrder>

const many = <T extends z.ZodMiniType<unknown, string>>(item: T, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(2000, 'This list is too long.')),
      z.transform((list: string) => [...new Set(list.split(',').filter(Boolean))]),
    ),
    z.array(item).check(z.maxLength(most, 'This list is too long.')),
  )

const wholeNumber = (least: number, most: number, message: string) =>
  z.pipe(
    z.pipe(
      z.string(message).check(z.regex(/^\d{1,9}$/, message)),
      z.transform((digits: string) => Number(digits)),
    ),
    z.number().check(z.minimum(least, message), z.maximum(most, message)),
  )

const Yen = wholeNumber(0, 100_000_000, 'Write an amount in yen, such as 120000.')

/** Lists are written with commas: `line=fuji-and-hakone,evenings`. */
export const TourQuery = z.strictObject({
  q: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(searchLimits.words, `Please keep this under ${searchLimits.words} characters.`)),
  ),
  /** Tokyo day on which the tour must run. */
  day: z.optional(z.iso.date('Write the day as 2026-11-24.')),
  guests: z.optional(wholeNumber(1, searchLimits.guests, `Between 1 and ${searchLimits.guests} guests.`)),
  /** The age of the youngest child: days that are made for older ones are left out. */
  youngest: z.optional(
    wholeNumber(0, searchLimits.oldestChild, `The youngest child is 0 to ${searchLimits.oldestChild} years old.`),
  ),
  /** Where the day begins, by its name in `pickUps`. */
  from: z.optional(z.string().check(z.maxLength(200))),
  line: z.optional(many(z.string().check(z.maxLength(100)), 50)),
  children: z.optional(many(ChildrenChoice, 1)),
  length: z.optional(many(LengthBand, 3)),
  min: z.optional(Yen),
  max: z.optional(Yen),
  room: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((digits: string) => Number(digits)),
      ),
      RoomFor,
    ),
  ),
  walking: z.optional(many(WalkingLevel, 3)),
  season: z.optional(many(SeasonName, 4)),
  guide: z.optional(many(GuideChoice, 2)),
  sort: z.optional(TourOrder),
  page: z.optional(wholeNumber(1, 999_999_999, 'Pages are numbered from 1.')),
})
export type TourQuery = z.output<typeof TourQuery>

/** How many tours remain if this is chosen with all else kept. */
const counted = <T extends z.ZodMiniType>(value: T) => z.array(z.object({ value, count: z.number() }))

export const Facets = z.object({
  line: z.array(z.object({ value: CategoryLabel, count: z.number() })),
  children: counted(ChildrenChoice),
  length: counted(LengthBand),
  room: counted(RoomFor),
  walking: counted(WalkingLevel),
  season: counted(SeasonName),
  guide: counted(GuideChoice),
  /** Bars of equal width from `fromYen` to `toYen`, counted without the price filter itself. */
  price: z.object({ fromYen: z.number(), toYen: z.number(), stepYen: z.number(), bars: z.array(z.number()) }),
})
export type Facets = z.output<typeof Facets>

/** A passage of a tour in which a word of the search occurs; the words found are marked. */
export const Matched = z.object({
  where: z.enum(['line', 'stop', 'pick-up', 'text']),
  parts: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
})
export type Matched = z.output<typeof Matched>

export const FoundTour = z.extend(TourSummary, {
  /** The cheapest class that takes the party, when a party was named. */
  forParty: z.nullable(z.object({ vehicleClass: VehicleClass, className: z.string(), priceYen: z.number() })),
  /** Where the words searched for stand, unless its name or its line for lists shows them anyway. */
  matched: z.nullable(Matched),
})
export type FoundTour = z.output<typeof FoundTour>

export const TourResults = z.object({
  tours: z.array(FoundTour),
  total: z.number(),
  /** The page that is answered: a number beyond the last is brought back to it. */
  page: z.number(),
  pages: z.number(),
  pageSize: z.number(),
  facets: Facets,
  pickUps: z.array(z.object({ name: z.string(), count: z.number() })),
  /** The words searched for, where a mistyped one was read as another. */
  readAs: z.nullable(z.string()),
  /** Whether every word was found in each tour, or only some. */
  words: z.enum(['none', 'all', 'some']),
  /** When nothing fits: what dropping one thing would give, best first. */
  without: z.array(
    z.object({ drop: z.enum([...facetNames, 'q', 'day', 'guests', 'youngest', 'from']), count: z.number() }),
  ),
})
export type TourResults = z.output<typeof TourResults>

export const findTours = endpoint({
  method: 'GET',
  path: '/tours',
  access: 'public',
  summary: 'Search the tours by words, day, party and filters; a page of results with counts for every filter.',
  input: TourQuery,
  output: TourResults,
})
