import * as z from 'zod/mini'
import type { ErrorDefinition } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { OfferStanding } from './offer-list.ts'
import { OfferDetail } from './offers.ts'
import { Change } from './office-list.ts'
import { RideWay } from './ride-ways.ts'
import { text } from './text.ts'
import { PicturePath } from './tour-draft.ts'
import { Day } from './wish.ts'

export const offerEditingErrors = {
  'catalogue.code-taken': { status: 409, sentence: 'Another offer has this code.' },
  'catalogue.code-used': { status: 409, sentence: 'Guests have booked with this code, so it stays.' },
  'catalogue.offer-used': {
    status: 409,
    sentence: 'Guests have booked with this offer, so it is kept. End it instead.',
  },
  'catalogue.offer-ended': { status: 409, sentence: 'This offer has ended for good. Copy it to offer it again.' },
} satisfies Record<string, ErrorDefinition>

/** As the office put it. 'ended' is for good; the days of the offer may end it sooner. */
export const offerStates = ['draft', 'running', 'paused', 'ended'] as const
export const OfferState = z.enum(offerStates)
export type OfferState = z.output<typeof OfferState>

const code = '4 to 16 letters and figures, without spaces.'
const address = 'Small letters, digits and single hyphens, such as early-to-fuji.'
const most = 90

const yen = (atMost: number, words: string) =>
  z.nullable(z.int('Whole yen.').check(z.gte(1, 'At least ¥1, or leave it empty.'), z.lte(atMost, words)))

const words = {
  title: text(80, 'Give the offer a name.'),
  summary: text(400, 'Say in a sentence or two why one would come.'),
  code: z.string(code).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,16}$/, code)),
  codeMeaning: z.string().check(z.trim(), z.maxLength(160, 'Please keep this under 160 characters.')),
  percentOff: z
    .int('Whole per cent, such as 10.')
    .check(
      z.gte(1, 'At least 1%: an offer takes something off.'),
      z.lte(most, `At most ${most}%: something must be left to pay.`),
    ),
  mostOffYen: yen(1_000_000, 'At most ¥1,000,000.'),
  budgetYen: yen(100_000_000, 'At most ¥100,000,000.'),
  oncePerGuest: z.boolean(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z
    .array(z.int().check(z.gte(1, 'A day of the week.'), z.lte(7, 'A day of the week.')))
    .check(z.minLength(1, 'Choose at least one day of the week.'), z.maxLength(7, 'A week has seven days.')),
  bookFrom: Day,
  bookUntil: Day,
  travelFrom: Day,
  travelTo: Day,
  tours: z.array(z.uuid('There is no such tour.')).check(z.maxLength(500, 'At most 500 tours.')),
  /** The kinds of ride that it is for. */
  rides: z._default(z.array(RideWay).check(z.maxLength(3, 'There are three kinds of ride.')), []),
  /** Together with one other code that says the same. */
  stacks: z._default(z.boolean(), false),
  picture: z.strictObject({ path: PicturePath }),
  /** More than half is unusual: whoever writes it says that it is meant. */
  meant: z._default(z.boolean(), false),
}

type Words = { [name in keyof typeof words]: z.output<(typeof words)[name]> }

/** What only several fields together tell, each at the field that mends it. */
export function offerFaults(offer: Omit<Words, 'picture'>): Partial<Record<keyof Words, string>> {
  const { bookFrom, bookUntil, travelFrom, travelTo, percentOff, meant, mostOffYen, budgetYen, tours, rides } = offer
  return {
    ...(tours.length + rides.length === 0 && { tours: 'Choose at least one tour, or a kind of ride.' }),
    ...(bookUntil < bookFrom && { bookUntil: 'It would end before it begins.' }),
    ...(travelTo < travelFrom
      ? { travelTo: 'It would end before it begins.' }
      : travelTo < bookFrom && { travelTo: 'Nobody could travel: booking begins later.' }),
    ...(percentOff > 50 &&
      percentOff <= most &&
      !meant && { meant: `${percentOff}% is more than half. Tick it if that is meant.` }),
    ...(mostOffYen !== null &&
      budgetYen !== null &&
      budgetYen < mostOffYen && { budgetYen: 'Less than one booking may take off.' }),
  }
}

const whole = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  z.strictObject({ ...words, ...more }).check((ctx) => {
    for (const [field, message] of Object.entries(offerFaults(ctx.value as unknown as Words)))
      ctx.issues.push({ code: 'custom', message, input: undefined, path: [field] })
  })

const Id = z.uuid('There is no such offer.')
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const Slug = z
  .string(address)
  .check(z.trim(), z.maxLength(100, 'No address is so long.'), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, address))

/** As it is kept: rules that are newer than an offer do not hide it. */
export const EditedOffer = z.object({
  ...{ title: z.string(), summary: z.string(), code: z.string(), codeMeaning: z.string() },
  ...{ percentOff: z.int(), mostOffYen: z.nullable(z.int()), budgetYen: z.nullable(z.int()) },
  ...{ oncePerGuest: z.boolean(), weekdays: z.array(z.int()), meant: z.boolean() },
  ...{ bookFrom: z.string(), bookUntil: z.string(), travelFrom: z.string(), travelTo: z.string() },
  /** By their ids, in the order of the home page. */
  tours: z.array(z.string()),
  rides: z.array(RideWay),
  stacks: z.boolean(),
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  state: OfferState,
  standing: OfferStanding,
  /** Somebody booked with it, now or once: its code stays, and so does the offer. */
  isUsed: z.boolean(),
  picture: z.object({ path: z.string() }),
  pictureFacts: Picture,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  history: z.array(Change),
})
export type EditedOffer = z.output<typeof EditedOffer>

const Which = z.string('Name the offer.').check(z.minLength(1, 'Name the offer.'), z.maxLength(100))

export const offerForEditing = endpoint({
  method: 'GET',
  path: '/admin/offers/:offer',
  access: 'admin',
  right: 'see:offers',
  summary: 'An offer with its history, by its slug or its id.',
  input: z.strictObject({ offer: Which }),
  output: EditedOffer,
  errors: ['catalogue.unknown-offer'],
})

/** A tour that an offer may be for. */
export const OfferableTour = z.object({
  id: z.string(),
  title: z.string(),
  line: z.object({ letter: z.string(), name: z.string() }),
})
export type OfferableTour = z.output<typeof OfferableTour>

export const offerableTours = endpoint({
  method: 'GET',
  path: '/admin/offerable-tours',
  access: 'admin',
  right: 'change:offers',
  summary: 'The public tours, in the order of the home page: what an offer can be for.',
  output: z.object({ tours: z.array(OfferableTour) }),
})

const savingErrors = ['catalogue.slug-taken', 'catalogue.code-taken', 'catalogue.unknown-picture']

export const addOffer = endpoint({
  method: 'POST',
  path: '/admin/offers',
  access: 'admin',
  right: 'change:offers',
  summary: 'Adds an offer as a draft: nobody outside knows it before it is started.',
  input: whole({ slug: Slug }),
  output: EditedOffer,
  errors: savingErrors,
})

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/admin/offers/:id',
  access: 'admin',
  right: 'change:offers',
  summary: 'Saves an offer. What was booked with it keeps what was promised.',
  input: whole({ id: Id, version: Version }),
  output: EditedOffer,
  errors: [
    'catalogue.unknown-offer',
    'office.changed-meanwhile',
    'catalogue.code-used',
    'catalogue.offer-ended',
    ...savingErrors,
  ],
})

export const moveOffer = endpoint({
  method: 'POST',
  path: '/admin/offers/:id/state',
  access: 'admin',
  right: 'change:offers',
  summary: 'Starts an offer, pauses it or ends it for good. What was booked with it stays as it is.',
  input: z.strictObject({ id: Id, version: Version, to: z.enum(['running', 'paused', 'ended']) }),
  output: EditedOffer,
  errors: ['catalogue.unknown-offer', 'office.changed-meanwhile', 'catalogue.offer-ended'],
})

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/admin/offers/:id',
  access: 'admin',
  right: 'change:offers',
  summary: 'Deletes an offer with which nobody ever booked.',
  input: z.strictObject({ id: Id }),
  errors: ['catalogue.unknown-offer', 'catalogue.offer-used'],
})

export const previewOffer = endpoint({
  method: 'POST',
  path: '/admin/offer-preview',
  access: 'admin',
  right: 'change:offers',
  summary: 'An offer as its public page would show it, of what is typed and not saved yet.',
  input: whole({}),
  output: OfferDetail,
  errors: ['catalogue.unknown-picture'],
})
