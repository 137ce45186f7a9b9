import type { Booking } from '#contract/booking.ts'
import { type StaysElsewhere, staysBooked, staysElsewhere, staysInWords } from '#contract/journey-ways.ts'
import type { MoneyBack } from '#contract/payments.ts'
import { type MapLinks, mapLinks } from '#contract/place-words.ts'
import {
  type BookingRow,
  type Cancelled,
  codesInWords,
  findByReference,
  findDaysToOffer,
  findMovedFor,
  findPrinted,
  howFarIs,
  movesOf,
  newLinkFor,
  type RideInWords,
  rideInWords,
  viewBooking,
} from '#server/booking/index.ts'
import { type CrewOnPaper, findCrewOnPaper } from '#server/fleet/index.ts'
import { sureCrewOf } from '#server/inventory/index.ts'
import { readShippedPrints } from '#server/media/index.ts'
import { backOf, refundsOf, takesCards } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type Company, endsOfDay, readCompany, stopsOfDay } from '#server/vouchers/index.ts'
import type { MailPicture } from './mail-page.ts'
import type { ToldChange } from './told-changes.rules.ts'

/** Everything that a mail about a booking may say. */
export interface MailFacts {
  booking: Booking
  /** What is due can be paid by card before the day. */
  takesCards: boolean
  /** Opens the booking without an account. */
  manageUrl: string
  /** Where a guest tells that the flight lands at another hour; null where none is waited for. */
  landingUrl: string | null
  /** Where a guest tells us the hotel at which a coming day begins; null where it is known, or none is asked for. */
  hotelUrl: string | null
  /** Where the other way of this ride starts or ends elsewhere than this one, and where that is changed. */
  otherWay: readonly (StaysElsewhere & { url: string })[]
  /** Of a cancelled way of a journey: the other one, where it stays booked, and where it opens. */
  waysStaying: readonly { sentence: string; reference: string; url: string }[]
  /** It has begun, or guests are on board: nobody is to come to a door any more. */
  isOnTheWay: boolean
  /** What a ride says of itself; null of a tour. */
  ride: RideInWords | null
  /** Where its day is reviewed, once it is over. */
  reviewUrl: string
  /** Of mails that one may do without: the page that asks for no more of them. */
  unsubscribeUrl: string | null
  /** Where to book the like of it again. */
  againUrl: string
  /** Of the tour. */
  picture: MailPicture
  /** A car that waits: of the house, without words. */
  evening: MailPicture | null
  /** "07:20 Oishi Park". */
  stops: readonly string[]
  /** Where the guests are met, also where the tour itself says it. */
  pickUp: string
  /** The same in map apps; null while no door is named. */
  map: MapLinks | null
  dropOff: string
  /** With its plate, once the day is sure; before that its class, as pages call it. */
  car: string
  /** Of a booking with a code: whether it takes something off, and if not, why; null where there is none. */
  code: string | null
  /** Of a cancelled one: on whose side it lies, in our sentence, and the next days that are free for the same. */
  cancelled: (Cancelled & { reason: string; days: readonly OfferedDay[] }) | null
  /** Why we moved it to its day, in our sentence; null where we did not. */
  movedFor: string | null
  /** What the last mail said otherwise. */
  changes: readonly ToldChange[]
  /** Money that went back: the decision that is told of, else the latest. */
  refund: { amountYen: number; reason: string; back: readonly MoneyBack[] } | null
  /** Of a change: the money that goes back for it. */
  backNow: readonly MoneyBack[]
  /** And what was paid for it, where several changes are told as one. */
  paidNowYen: number
  /** What the office wrote in place of our words, with its facts filled in. */
  own: OwnWords | null
  /** Who we are at the moment. */
  company: Company
  /** As the wire writes it. */
  now: string
}

export interface OfferedDay {
  day: string
  url: string
}

export interface OwnWords {
  subject: string
  prose: readonly string[]
}

/** A booking as it is now, with a link of its own for this mail. */
export async function gatherFacts(
  ctx: Context,
  booking: BookingRow,
  refundIds: readonly string[] = [],
): Promise<MailFacts> {
  const token = await newLinkFor(ctx.db, booking.id, ctx.clock.now())
  const mail = await gatherFactsWith(ctx, booking, token, refundIds)
  return { ...mail, otherWay: await otherWayOf(ctx, mail), waysStaying: await waysStayingOf(ctx, mail.booking) }
}

/** With a link of its own: it is a booking of its own. */
async function otherWayOf(
  { db, clock, settings }: Context,
  { booking, now }: Pick<MailFacts, 'booking' | 'now'>,
): Promise<MailFacts['otherWay']> {
  const stays = staysElsewhere(booking, booking, now)
  const row = stays[0] && (await findByReference(db, stays[0].reference))
  if (!row) return []
  const token = await newLinkFor(db, row.id, clock.now())
  const url = manageLink(settings.publicUrl, 'manage-booking/pick-up', row.reference, token)
  return stays.map((one) => ({ ...one, url }))
}

/** Each with a link of its own, too. */
async function waysStayingOf({ db, clock, settings }: Context, booking: Booking): Promise<MailFacts['waysStaying']> {
  if (booking.state !== 'cancelled') return []
  return Promise.all(
    staysBooked(booking).map(async (way) => {
      const row = await findByReference(db, way.reference)
      const token = row ? await newLinkFor(db, row.id, clock.now()) : ''
      const url = manageLink(settings.publicUrl, 'manage-booking', way.reference, token)
      return { sentence: staysInWords(way), reference: way.reference, url }
    }),
  )
}

/** The same with a link that is given, such as none that opens anything. */
export async function gatherFactsWith(
  ctx: Context,
  booking: BookingRow,
  token: string,
  refundIds: readonly string[] = [],
  crewIds?: readonly string[],
): Promise<MailFacts> {
  const now = ctx.clock.now()
  const { publicUrl } = ctx.settings
  const wire = await viewBooking(ctx, ctx.db, booking, crewIds)
  const tour = await findPrinted(ctx.db, booking)
  const { from, to } = endsOfDay(booking, tour)
  const evening = (await readShippedPrints()).find(({ name }) => name === 'chauffeur-evening')
  return {
    booking: wire,
    takesCards: takesCards(ctx),
    manageUrl: manageLink(publicUrl, 'manage-booking', booking.reference, token),
    landingUrl: booking.ride?.landsAt ? manageLink(publicUrl, 'manage-booking/flight', booking.reference, token) : null,
    hotelUrl:
      wire.isHotelUntold && booking.state === 'confirmed' && booking.startsAt > now
        ? manageLink(publicUrl, 'manage-booking/pick-up', booking.reference, token)
        : null,
    otherWay: [],
    waysStaying: [],
    isOnTheWay: await isOnTheWay(ctx, booking, now),
    ride: booking.ride && rideInWords({ ...booking, ride: booking.ride }, tour.terminal),
    reviewUrl: manageLink(publicUrl, 'manage-booking/review', booking.reference, token),
    unsubscribeUrl: null,
    againUrl: booking.service.slug
      ? `${publicUrl}/tour/detail/${encodeURIComponent(booking.service.slug)}`
      : `${publicUrl}/cabs/home`,
    picture: { url: pictureUrl(ctx, tour.cover.path), alt: tour.cover.alt },
    evening: evening ? { url: pictureUrl(ctx, evening.path), alt: '' } : null,
    stops: stopsOfDay(booking, tour).map(({ at, name }) => `${tokyoTimeOf(at)} ${name}`),
    pickUp: from.name,
    map: mapLinks(from),
    dropOff: to.name,
    car: (wire.crew.length > 0 ? await carOf(ctx, booking, crewIds) : null) ?? booking.className,
    code: await codesInWords(ctx, booking),
    cancelled: await whyCancelled(ctx, booking),
    movedFor: await findMovedFor(ctx.db, booking.id, tokyoDayOf(booking.startsAt)),
    refund: await refundTold(ctx, booking, refundIds),
    changes: [],
    backNow: [],
    paidNowYen: 0,
    own: null,
    company: await readCompany(ctx.db),
    now: tokyoIso(now),
  }
}

/** Whoever is waited for in a hall is there until they are on board, whatever the hour. */
async function isOnTheWay({ db }: Context, booking: BookingRow, now: Date): Promise<boolean> {
  const far = await howFarIs(db, booking, now)
  return far !== 'ahead' && !(far === 'begun' && booking.ride?.meeting)
}

/** Days are offered to whom we or the weather took one; who cancels alone may have no wish for another. */
async function whyCancelled(ctx: Context, booking: BookingRow): Promise<MailFacts['cancelled']> {
  const { cancelled, service, wish } = booking
  if (!cancelled) return null
  const last = (await movesOf(ctx.db, booking.id)).findLast(({ to }) => to === 'cancelled')
  const free = cancelled.cause === 'guest' ? [] : await findDaysToOffer(ctx, booking)
  const tour = `${ctx.settings.publicUrl}/tour/detail/${encodeURIComponent(service.slug ?? '')}`
  const days = free.map((day) => ({ day, url: `${tour}?day=${day}&guests=${wish.guests}` }))
  return { ...cancelled, reason: last?.reason ?? '', days }
}

const manageLink = (publicUrl: string, page: string, reference: string, token: string) =>
  `${publicUrl}/${page}?booking=${encodeURIComponent(reference)}&token=${encodeURIComponent(token)}`

/** The size made for previews of links is the one that every mail program can show. */
const pictureUrl = ({ settings }: Context, path: string) =>
  new URL(`${settings.imageBaseUrl}${path}-share.jpg`, settings.publicUrl).href

/** "Toyota Alphard, 品川 330 あ 31-22". */
export const carInWords = ({ model, name, plate }: Pick<CrewOnPaper, 'model' | 'name' | 'plate'>) =>
  [model ?? name, plate].filter(Boolean).join(', ')

async function carOf({ db }: Context, booking: BookingRow, crewIds?: readonly string[]): Promise<string | null> {
  const ids = crewIds ?? (await sureCrewOf(db, booking.id))
  const car = (await findCrewOnPaper(db, ids)).find(({ kind }) => kind === 'vehicle')
  return car ? carInWords(car) : null
}

/** One decision may be spread over several payments: its parts are told as one. */
async function refundTold({ db }: Context, { id }: BookingRow, ids: readonly string[]): Promise<MailFacts['refund']> {
  const refunds = (await refundsOf(db, id)).filter(({ isCorrection }) => !isCorrection)
  const last = refunds.at(-1)
  const told = refunds.filter((one) =>
    ids.length > 0 ? ids.includes(one.id) : one.createdAt.getTime() === last?.createdAt.getTime(),
  )
  const [first] = told
  if (!first) return null
  const back = await backOf(
    db,
    id,
    told.map((one) => one.id),
  )
  return { amountYen: told.reduce((sum, { amountYen }) => sum + amountYen, 0), reason: first.reason, back }
}
