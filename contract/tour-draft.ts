import * as z from 'zod/mini'
import { Stroller, VehicleClass, WalkingLevel } from './catalogue.ts'
import { formatCount } from './money.ts'
import { RichTextDocument } from './rich-text.ts'

/**
 * A tour while it is being written: everything may still be missing, nothing may be longer than it could ever be
 * published, and nothing else may be in it. Texts are kept as they are typed and trimmed when they become public.
 */
export const draftLimits = {
  title: 120,
  slug: 100,
  shortName: 24,
  summary: 160,
  item: 120,
  items: 20,
  planB: 600,
  placeName: 100,
  note: 400,
  stops: 30,
  pictures: 24,
  alt: 500,
  startTimes: 12,
  seasons: 12,
  seasonName: 40,
  tiers: 8,
  priceYen: 10_000_000,
  /** Fourteen days. */
  durationMinutes: 20_160,
  stayMinutes: 1440,
  noticeHours: 2160,
  kilometres: 99,
  steps: 9999,
  /** Who is older needs no seat and no advice. */
  fromAge: 17,
} as const

const atMost = (length: number) =>
  z.string().check(z.maxLength(length, `Please keep this under ${formatCount(length)} characters.`))
const count = (most: number) => {
  const sentence = `A whole number up to ${formatCount(most)}.`
  return z.nullable(z.int(sentence).check(z.minimum(0, sentence), z.maximum(most, sentence)))
}
const items = z.array(atMost(draftLimits.item)).check(z.maxLength(draftLimits.items, 'This list is too long.'))

/** A day of the year as MM-DD that exists; the 29th of February too. */
export const MonthDay = z.string('Name a day as MM-DD.').check(
  z.regex(/^\d{2}-\d{2}$/, 'Name a day as MM-DD.'),
  z.refine((day) => {
    const at = new Date(`2024-${day}T00:00:00Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === day
  }, 'There is no such day.'),
)

const WallTime = z.string('Name a time as HH:MM.').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Name a time as HH:MM.'))

const inJapan = 'This is not a place in Japan.'
const DraftPlace = z.strictObject({
  name: atMost(draftLimits.placeName),
  nameJa: atMost(draftLimits.placeName),
  /** Null until the place is chosen or set on the map. */
  latitude: z.nullable(z.number(inJapan).check(z.minimum(20, inJapan), z.maximum(46, inJapan))),
  longitude: z.nullable(z.number(inJapan).check(z.minimum(122, inJapan), z.maximum(154, inJapan))),
})
export type DraftPlace = z.output<typeof DraftPlace>

/** Where the day begins or ends; see `TourEnd`. */
const DraftEnd = z.extend(DraftPlace, { isGuestsHotel: z.boolean('Say whether it is wherever the guest stays.') })
export type DraftEnd = z.output<typeof DraftEnd>

const DraftStop = z.extend(DraftPlace, {
  /** From the place before. */
  driveMinutes: count(draftLimits.stayMinutes),
  stayMinutes: count(draftLimits.stayMinutes),
  /** A time in Tokyo that somebody else keeps, such as a table for lunch; null: whenever we get there. */
  fixedArrival: z.nullable(WallTime),
  note: atMost(draftLimits.note),
  admission: z.enum(['free', 'included', 'not included', 'none needed']),
  admissionYen: count(1_000_000),
})
export type DraftStop = z.output<typeof DraftStop>

const DraftPrice = z.strictObject({
  vehicleClass: VehicleClass,
  onSale: z.boolean(),
  priceYen: count(draftLimits.priceYen),
  /** Guests and large suitcases that fit together; the class's own unless the tour needs more room. */
  loads: z
    .array(
      z.strictObject({
        guests: z.int().check(z.minimum(1), z.maximum(60)),
        largeCases: z.int().check(z.minimum(0), z.maximum(60)),
      }),
    )
    .check(z.maxLength(60)),
})
export type DraftPrice = z.output<typeof DraftPrice>

/** A part of the year in which the tour costs more, or is closed. Over the new year when it ends before it begins. */
const DraftSeason = z.strictObject({
  name: atMost(draftLimits.seasonName),
  from: z.nullable(MonthDay),
  to: z.nullable(MonthDay),
  /** Of the package: 8 is eight percent more. Where seasons overlap, the dearest counts. */
  percent: z.int('A whole number.').check(z.minimum(0, 'Not below 0%.'), z.maximum(100, 'Not above 100%.')),
  closed: z.boolean(),
  /** Of a closed one: on these weekdays alone, 1 is Monday; none: on every day. */
  weekdays: z._default(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)), []),
})
export type DraftSeason = z.output<typeof DraftSeason>

/** Of our prints, or of what the office uploaded. */
export const PicturePath = z
  .string('Choose a picture.')
  .check(z.regex(/^(prints|office)\/[a-z0-9-]{1,120}$/, 'Choose a picture.'))

/** The point that every crop keeps, as in CSS object-position: '50% 30%'. */
export const FocusPoint = z
  .string('Write the point as 50% 30%.')
  .check(z.regex(/^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/, 'Write the point as 50% 30%.'))

/** What is said of it here; the same picture may mean something else on another page. */
const DraftPicture = z.strictObject({ path: PicturePath, alt: atMost(draftLimits.alt), focus: FocusPoint })
export type DraftPicture = z.output<typeof DraftPicture>

export const TourDraft = z.strictObject({
  title: atMost(draftLimits.title),
  /** The address as it will be; checked when it becomes public. */
  slug: atMost(draftLimits.slug),
  /** The line's slug; null: not chosen yet. */
  category: z.nullable(atMost(draftLimits.slug)),
  shortName: atMost(draftLimits.shortName),
  summary: atMost(draftLimits.summary),
  details: RichTextDocument,
  durationMinutes: count(draftLimits.durationMinutes),
  guideIncluded: z.boolean(),
  startTimes: z.array(WallTime).check(z.maxLength(draftLimits.startTimes, 'So many start times are too many.')),
  minimumNoticeHours: count(draftLimits.noticeHours),
  walkingLevel: WalkingLevel,
  walkingKilometres: z.nullable(z.number().check(z.minimum(0), z.maximum(draftLimits.kilometres))),
  /** For families; null: not said, and then nothing is claimed. */
  steps: count(draftLimits.steps),
  stroller: z.nullable(Stroller),
  /** In years. */
  fromAge: count(draftLimits.fromAge),
  /** 1 to 12. */
  bestMonths: z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.maxLength(12)),
  /** When it runs at all; null: all year. */
  season: z.nullable(z.strictObject({ from: MonthDay, to: MonthDay })),
  seasons: z.array(DraftSeason).check(z.maxLength(draftLimits.seasons, 'So many seasons are too many.')),
  suits: items,
  included: items,
  notIncluded: items,
  planB: atMost(draftLimits.planB),
  pickUp: DraftEnd,
  dropOff: DraftEnd,
  stops: z.array(DraftStop).check(z.maxLength(draftLimits.stops, 'A day has no more than 30 stops.')),
  returnDriveMinutes: count(draftLimits.stayMinutes),
  prices: z.array(DraftPrice).check(z.maxLength(30)),
  /** Cancelled at least so many hours before the start gives back so much. */
  cancellationTiers: z
    .array(
      z.strictObject({
        hoursBefore: z.int().check(z.minimum(0), z.maximum(draftLimits.noticeHours)),
        refundPercent: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(draftLimits.tiers)),
  /** The cover first. */
  pictures: z.array(DraftPicture).check(z.maxLength(draftLimits.pictures, 'No more than 24 pictures.')),
})
export type TourDraft = z.output<typeof TourDraft>
