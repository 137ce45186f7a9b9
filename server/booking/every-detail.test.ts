import { expect, test } from 'vitest'
import {
  bookingDetails,
  type Details,
  deskDetails,
  detailNames,
  forDetails,
  guestDetails,
  isDetailFor,
  noDetails,
  pickDetails,
  plainDetails,
} from '#core/booking-details.ts'
import { erasedWord } from '#server/platform/erased.rules.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, guest, type HeldBooking, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { bookRide } from '#server/testing/rides.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { eraseBookings } from './leaving.store.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-02-08')

/** Each as long as it may be; those with a shape of their own as one writes them. */
const written = (letter: string): Details => ({
  ...forDetails(detailNames, (name) => letter.repeat(bookingDetails[name].longest)),
  phone: `+4477009001${letter.charCodeAt(0)}`,
  flight: `NH ${letter.charCodeAt(0)}`,
})
const [booked, changed, corrected] = [written('A'), written('B'), written('C')]

async function bookTour(): Promise<HeldBooking> {
  const { id } = await quoteFor(annai(), { day: ownDay() })
  const held = (await post(annai(), '/bookings', { quoteId: id, ...guest, ...booked })).body
  expect((await pay(annai(), held)).status).toBe(200)
  return held
}

const kinds = {
  tour: bookTour,
  ride: () => bookRide(annai(), { start: tokyoInstant(ownDay(), '10:00') }, booked),
}

test.each(['tour', 'ride'] as const)(
  'every detail of a %s is kept whole, changed by who may, shown to guest and desk, told as a difference, and erased',
  async (kind) => {
    const held = await kinds[kind]()
    const ofKind = { ...noDetails, ...pickDetails(detailNames.filter(isDetailFor(kind)), booked) }
    const seen = async () => (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body
    expect(await seen()).toMatchObject(ofKind)

    const ofGuest = pickDetails(guestDetails.filter(isDetailFor(kind)), changed)
    const url = `/api${pathOf(held, 'details')}`
    // Of a flight that we do not know the guest says when it lands.
    const lands = kind === 'ride' ? { lands: '10:00' } : {}
    const sent = await annai().app.inject({
      method: 'PATCH',
      url,
      payload: { token: held.token, ...ofGuest, ...lands },
    })
    expect([sent.statusCode, sent.json()]).toMatchObject([200, { ...ofKind, ...ofGuest }])

    const { headers } = await signIn(annai(), 'admin')
    const desk = `/admin/tour-bookings/${held.booking.reference}`
    const atDesk = (await get(annai(), desk, headers)).body
    expect(atDesk).toMatchObject({ ...ofKind, ...ofGuest })
    const names = deskDetails.filter(isDetailFor(kind))
    const ofDesk = pickDetails(names, corrected)
    const { status, body } = await post(
      annai(),
      `${desk}/change`,
      { version: atDesk.version, details: ofDesk },
      headers,
    )
    expect([status, body]).toMatchObject([200, ofDesk])
    expect(body.history[0].changes).toEqual(
      names.map((name) => ({
        name: bookingDetails[name].label,
        before: { ...ofKind, ...ofGuest }[name],
        after: corrected[name],
      })),
    )

    const row = await findByReference(annai().ctx.db, held.booking.reference)
    await eraseBookings(annai().ctx.db, [row?.id ?? ''], annai().ctx.clock.now())
    expect(await findByReference(annai().ctx.db, held.booking.reference)).toMatchObject({
      ...noDetails,
      leadName: erasedWord,
    })
  },
)

test.each(['nameBoard', 'note', ...plainDetails] as const)(
  '%s is refused under its name where it is longer than it may be',
  async (name) => {
    const { id } = await quoteFor(annai(), { day: ownDay() })
    const long = 'x'.repeat(bookingDetails[name].longest + 1)
    const { status, body } = await post(annai(), '/bookings', { quoteId: id, ...guest, [name]: long })
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  },
)
