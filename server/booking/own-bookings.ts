import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { OwnBooking, ownBookings as ownBookingsCall } from '#contract/own-bookings.ts'
import { findTourCovers } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { countOwnBookings, findOwnBookings, type OwnBookingRow } from './own-bookings.store.ts'

const perPage = 10

/** A page of the caller's bookings, and how many there are of each tense. */
export async function ownBookings(
  { db, clock }: Context,
  userId: string,
  { kind, when, page }: ReadInputOf<typeof ownBookingsCall>,
): Promise<OutputOf<typeof ownBookingsCall>> {
  const now = clock.now()
  const counts = await countOwnBookings(db, { userId, kind }, now)
  const rows = await findOwnBookings(db, { userId, kind, now, when, most: perPage, skip: (page - 1) * perPage })
  const covers = await findTourCovers(
    db,
    rows.flatMap(({ tourId }) => tourId ?? []),
  )
  const toWire = ({ tourId, service, startsAt, endsAt, heldUntil, ...row }: OwnBookingRow): OwnBooking => {
    const picture = tourId === null ? null : covers.get(tourId)
    if (picture === undefined) throw new Error(`The tour ${service.slug} has no cover.`)
    return {
      ...row,
      service: { ...service, picture },
      startsAt: tokyoIso(startsAt),
      endsAt: tokyoIso(endsAt),
      heldUntil: heldUntil && tokyoIso(heldUntil),
    }
  }
  return { bookings: rows.map(toWire), pages: Math.ceil(counts[when] / perPage), counts }
}
