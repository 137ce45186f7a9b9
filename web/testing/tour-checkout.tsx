import { type Booking, holdBooking, payBooking, readBooking } from '#contract/booking.ts'
import { agreeOnTheDay } from '#contract/orders.ts'
import { paymentSetup, testCard } from '#contract/payments.ts'
import { type KnownPlace, knownPlaces, readAddress, searchPlaces } from '#contract/places.ts'
import { makeQuote, placesTooFar, type Quote } from '#contract/pricing.ts'
import { onTokyoClock } from '#core/days.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { type Checkout, nothingTyped } from '#web/booking/site/tour-checkout/checkout.ts'
import { CheckoutPage } from '#web/booking/site/tour-checkout/checkout-page.tsx'
import { type CheckoutStep, stepAddress, updateCheckout } from '#web/booking/site/tour-checkout/checkout-state.ts'
import type { CheckoutTour } from '#web/booking/site/tour-checkout/checkout-tour.ts'
import { inTown, quoteOf } from '#web/pricing/site/price-box/box.fixture.ts'
import { telling } from './address.tsx'
import { type fakeServer, Refusal } from './fake-server.ts'
import { dayOfNextMonth, serveBox } from './price-box.tsx'
import { Elsewhere, show } from './show.tsx'
import { typedByTwo } from './two-guests.ts'

const minuteMs = 60_000
const place = (slug: string, kind: KnownPlace['kind'], name: string, areaName: string, feeYen = 0): KnownPlace => ({
  ...{ slug, kind, name, nameJa: '', areaName, latitude: 35.6, longitude: 139.7, feeYen },
})
const hotel = place('palace-hotel-tokyo', 'hotel', 'Palace Hotel Tokyo', 'Marunouchi')
const places = [hotel, place('haneda-terminal-3', 'airport', 'Haneda Airport, Terminal 3', 'Haneda', 5_500)]

/** Lets the server have every day free, hold what is wished for, and be paid by any card but one that ends in 0002, or on the day. */
export function serveCheckout(server: ReturnType<typeof fakeServer>) {
  serveBox(server)
  const quotes = new Map<string, Quote>()
  let booking: Booking = marsh
  server.on(makeQuote, (wish) => {
    const quote = quoteOf(inTown, wish)
    quotes.set(quote.id, quote)
    return quote
  })
  server.on(placesTooFar, () => ({ pickUp: {}, dropOff: {}, beginsIn: '', beginsAt: null }))
  server.on(knownPlaces, () => ({ places }))
  server.on(searchPlaces, ({ q = '', kinds = '' }) => ({
    places: places
      .filter(({ name, kind }) => kinds.includes(kind) && name.toLowerCase().includes(q.toLowerCase()))
      .map((place) => ({ ...place, airport: null, match: null })),
  }))
  server.on(readAddress, () => new Refusal(400, { error: 'This is outside our area.', code: 'fleet.outside-area' }))
  server.on(holdBooking, ({ quoteId, travellers = [], ...details }) => {
    const quote = quotes.get(quoteId)
    if (!quote) return new Refusal(404, { error: 'There is no such quote.', code: 'pricing.unknown-quote' })
    const { startsAt, endsAt, totalYen, taxes, lines, vehicleClass, className } = quote
    const now = Date.now()
    booking = {
      ...{
        ...marsh,
        ...details,
        startsAt,
        endsAt,
        totalYen,
        taxes,
        lines,
        vehicleClass,
        className,
      },
      travellers: travellers.map(({ name, age = null, note = '' }) => ({ name, age: age ?? null, note })),
      ...{ state: 'on_hold', paidYen: 0, heldUntil: onTokyoClock(now + 15 * minuteMs), canExtendHold: true },
      moves: [{ from: null, to: 'on_hold', actor: 'guest', reason: '', at: onTokyoClock(now) }],
    }
    return { booking, token: 'x'.repeat(43) }
  })
  server.on(readBooking, () => booking)
  server.on(paymentSetup, () => ({ gateway: 'test' as const, publishableKey: null }))
  server.on(testCard, ({ number, expires }) => ({
    ...{ token: number.replaceAll(' ', ''), brand: 'visa', last4: number.slice(-4), expires },
  }))
  server.on(agreeOnTheDay, () => {
    booking = { ...booking, state: 'confirmed', dueYen: booking.totalYen, heldUntil: null }
    return { bookings: [booking] }
  })
  server.on(payBooking, ({ card }) => {
    if ('token' in card && card.token.endsWith('0002'))
      return new Refusal(402, { error: 'The card was declined.', code: 'payments.declined' })
    booking = { ...booking, state: 'confirmed', paidYen: booking.totalYen, heldUntil: null }
    const payment = { id: 'a', gateway: 'test', takenHow: null, state: 'succeeded', refundedYen: 0 } as const
    return {
      booking,
      payment: { ...payment, amountYen: booking.totalYen, card: { brand: 'visa', last4: '4242' }, clientSecret: null },
    }
  })
  return {
    /** The time of the hold is over. */
    endHold: () => {
      booking = { ...booking, state: 'expired', heldUntil: onTokyoClock(Date.now() - minuteMs) }
    },
  }
}

let opened = 0
const cover = {
  path: 'prints/a',
  alt: 'A lake',
  titleJa: null,
  ground: '#123456',
  focus: '50% 50%',
  width: 3,
  height: 2,
}

/** The checkout of a tour at one of its steps, with what two guests typed before it, or what is told. */
export async function openCheckoutAt(first: CheckoutStep, known: Partial<Checkout> = {}, paidOnTheDay = false) {
  const slug = `in-town-${++opened}`
  const day = dayOfNextMonth(20)
  const wish = { ...nothingTyped(slug).wish, day, start: '08:30', guests: 2 }
  updateCheckout(slug, { ...typedByTwo(hotel), ...known, slug, wish })
  const end = { name: 'Your hotel', isGuestsHotel: true }
  const tour = {
    ...{ ...inTown, slug, title: 'In town', cover, pickUp: end, dropOff: end, stops: [] },
    thereFrom: () => '08:20',
  } as unknown as CheckoutTour
  const checkout = telling(() => <CheckoutPage tour={tour} />)
  const after = telling(Elsewhere)
  const openAgain = (step: CheckoutStep) =>
    show(checkout.Page, {
      at: `/tour/booking/${slug}${stepAddress(step, wish)}`,
      paidOnTheDay,
      others: [{ path: '*', Component: after.Page }],
    })
  /** Where it led to. */
  const place = () => after.place.address
  return { slug, day, place, shown: await openAgain(first), openAgain }
}
