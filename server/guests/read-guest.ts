import type { OutputOf } from '#contract/endpoint.ts'
import type { ComparedGuest, compareGuests as compareCall } from '#contract/guest-merging.ts'
import type { GuestDetail } from '#contract/guests.ts'
import type { MailKind } from '#contract/mail-choices.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { catchUpToRead } from './catch-up.ts'
import {
  countBelongings,
  readAccount,
  readBookings,
  readMessages,
  readReviews,
  readTravellers,
} from './guest-detail.store.ts'
import { readAlike, readPair, readPairs } from './guest-pairs.store.ts'
import { fieldsOf, findGuest, findGuestIdOfBooking, type GuestRecord, readAddresses } from './guests.store.ts'
import { apartUntil, readMerges } from './merges.store.ts'

/** Which mails some addresses do not want; notifications know, and capabilities.ts brings it. */
export type RefusedMails = (db: Database, emails: readonly string[]) => Promise<MailKind[]>

/** One guest, by id or by the reference of one of their bookings. */
export async function readGuest(ctx: Context, refusedMails: RefusedMails, idOrReference: string): Promise<GuestDetail> {
  await catchUpToRead(ctx)
  const { db } = ctx
  const id = idOrReference.toUpperCase().startsWith('AN-')
    ? await findGuestIdOfBooking(db, idOrReference)
    : idOrReference.toLowerCase()
  const guest = id && (await findGuest(db, id))
  if (!guest) throw new AppError('guests.unknown')
  const emails = await readAddresses(db, guest)
  return {
    ...fieldsOf(guest),
    ...{ id: guest.id, version: guest.version, emails, cards: guest.cards, bookingCount: guest.bookings },
    paidYen: Number(guest.paid_yen),
    since: tokyoDayOf(guest.first_seen),
    lastDay: guest.last_at && tokyoIso(guest.last_at),
    nextDay: guest.next_at && tokyoIso(guest.next_at),
    erasedOn: guest.erased_at && tokyoDayOf(guest.erased_at),
    bookings: await readBookings(db, guest.id),
    reviews: await readReviews(db, guest.id),
    messages: await readMessages(db, guest.id),
    account: await readAccount(db, guest.user_id),
    travellers: await readTravellers(db, guest.user_id, ctx.clock.now()),
    refusedMails: await refusedMails(db, emails),
    maybeSame: (await readAlike(db, [guest.id])).map(({ of: _, ...other }) => other),
    merges: (await readMerges(db, guest.id, ctx.clock.now())).map(({ at, ...merge }) => ({
      ...merge,
      at: tokyoIso(at),
      until: tokyoIso(apartUntil(at)),
    })),
    history: await readChanges(db, { kind: 'guest', id: guest.id }, 100),
  }
}

/** Two guests side by side, before anything happens. */
export async function compareGuests(
  ctx: Context,
  refusedMails: RefusedMails,
  ids: { first: string; second: string },
): Promise<OutputOf<typeof compareCall>> {
  if (ids.first === ids.second) throw new AppError('guests.same')
  await catchUpToRead(ctx)
  const { db } = ctx
  const [first, second] = [await findGuest(db, ids.first), await findGuest(db, ids.second)]
  if (!first || !second) throw new AppError('guests.unknown')
  if (first.erased_at || second.erased_at) throw new AppError('guests.erased')
  if (first.id === second.id) throw new AppError('guests.merged')
  const column = (guest: GuestRecord) => toColumn(db, refusedMails, guest)
  return {
    ...{ first: await column(first), second: await column(second) },
    ...(await readPair(db, first.id, second.id)),
    pairs: await readPairs(db),
  }
}

async function toColumn(db: Database, refusedMails: RefusedMails, guest: GuestRecord): Promise<ComparedGuest> {
  const { notes, country, ...fields } = fieldsOf(guest)
  const emails = await readAddresses(db, guest)
  const bookings = await readBookings(db, guest.id, 5)
  return {
    ...{ id: guest.id, version: guest.version, emails, cards: guest.cards, hasAccount: guest.user_id !== null },
    since: tokyoDayOf(guest.first_seen),
    fields: { ...fields, country: country ?? '', email: guest.email ?? '', notes },
    refusedMails: await refusedMails(db, emails),
    bookings: bookings.map(({ reference, service, startsAt, paidYen }) => ({
      ...{ reference, startsAt, paidYen, title: service.title },
    })),
    ...(await countBelongings(db, guest.id)),
  }
}
