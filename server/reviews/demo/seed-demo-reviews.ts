import { type BookingRow, demoBookingId, demoNumber, demoUuid, findByIds } from '#server/booking/index.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import { crewsOf } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { addPastReviews, hasReview, type PastReview } from '../past-reviews.store.ts'
import { meanStars } from '../review.rules.ts'
import type { DemoReview } from './demo-review.ts'
import { demoReviews } from './demo-reviews.ts'

const hourMs = 3_600_000

/** What guests wrote about the bookings of the demo. Laid once, and only about days that came and went. */
export async function seedDemoReviews(ctx: Context): Promise<void> {
  const [first] = demoReviews
  if (!first || (await hasReview(ctx.db, idOf(first)))) return
  const bookings = new Map(
    (
      await findByIds(
        ctx.db,
        demoReviews.map(({ of }) => demoBookingId(of)),
      )
    ).map((booking) => [booking.id, booking]),
  )
  const crews = await crewsOf(ctx.db, [...bookings.keys()])
  const fleet = await loadFleet(ctx)
  const now = ctx.clock.now()
  const written = demoReviews.flatMap((demo) => {
    const booking = bookings.get(demoBookingId(demo.of))
    if (booking?.state !== 'redeemed') return []
    return [toReview(demo, booking, firstNames(fleet, crews.get(booking.id) ?? []), now)]
  })
  await addPastReviews(ctx.db, written)
}

const idOf = ({ of }: DemoReview) => demoUuid(of, 'review')

interface Names {
  guide: string | undefined
  chauffeur: string | undefined
}

function firstNames(fleet: Fleet, ids: readonly string[]): Names {
  const nameIn = (people: readonly { id: string; name: string }[]) =>
    people.find(({ id }) => ids.includes(id))?.name.split(' ')[0]
  return { guide: nameIn(fleet.guides), chauffeur: nameIn(fleet.chauffeurs) }
}

const fillIn = (text: string, { guide, chauffeur }: Names) =>
  text.replaceAll('{guide}', guide ?? 'our guide').replaceAll('{chauffeur}', chauffeur ?? 'our chauffeur')

function tourOf({ tourId, reference }: BookingRow): string {
  if (tourId === null) throw new Error(`${reference} is no tour.`)
  return tourId
}

/** Written within a week, and read by the office within a day and a half; never in time to come. */
function toReview(demo: DemoReview, booking: BookingRow, names: Names, now: Date): PastReview {
  const [chauffeurStars, guideStars, vehicleStars, routeStars] = demo.stars
  const parts = { chauffeurStars, guideStars, vehicleStars, routeStars }
  const wrote = booking.endsAt.getTime() + (14 + demoNumber(demo.of, 'wrote', 150)) * hourMs
  const at = new Date(Math.min(wrote, now.getTime() - (3 + demoNumber(demo.of, 'hour', 20)) * hourMs))
  const judged = new Date(Math.min(at.getTime() + (1 + demoNumber(demo.of, 'judged', 36)) * hourMs, now.getTime()))
  const status = demo.status ?? 'released'
  return {
    id: idOf(demo),
    ...parts,
    bookingId: booking.id,
    tourId: tourOf(booking),
    userId: booking.userId,
    stars: meanStars(parts),
    text: fillIn(demo.text, names),
    author: demo.author,
    travelledOn: tokyoDayOf(booking.startsAt),
    at,
    status,
    answer: demo.answer ? fillIn(demo.answer, names) : null,
    judgedReason: demo.reason ?? null,
    judgedAt: status === 'waiting' ? null : judged,
  }
}
