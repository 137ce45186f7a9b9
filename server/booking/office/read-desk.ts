import type { DeskBooking, DeskLine, DeskMember, DeskMoney } from '#contract/booking-desk.ts'
import { leftOf } from '#contract/money-back.ts'
import { takenWords } from '#contract/taken-words.ts'
import { detailNames, pickDetails } from '#core/booking-details.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { type BookableTour, findBookableTour, readTax } from '#server/catalogue/index.ts'
import { type Fleet, findCrewContacts, loadFleet } from '#server/fleet/index.ts'
import {
  balanceOf,
  correctableYen,
  type PaymentRow,
  paymentsOf,
  type Refund,
  refundsOf,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { minutesBetween, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { totalYenOf } from '#server/pricing/index.ts'
import { canOwe } from '../balance-due.rules.ts'
import { isHotelUntold, movesFrom, noShowFrom, refundOf } from '../booking.rules.ts'
import { type Move, movesOf } from '../booking-moves.store.ts'
import { type BookingRow, findById, findByReference } from '../bookings.store.ts'
import { findOthersOf } from '../orders.store.ts'
import { computedLines, isSameLine } from '../price-overrides.rules.ts'
import { howFarIs } from '../under-way.ts'
import { taxesNow } from '../view-booking.ts'
import { countOfSameGuest, findNeighbours, lineOf } from './desk.store.ts'
import { crewForDesk, viewCrew } from './desk-crew.ts'
import { joinHistory, takerOf } from './desk-history.rules.ts'

export async function readDeskBooking(ctx: Context, reference: string): Promise<DeskBooking> {
  const booking = await findByReference(ctx.db, reference)
  if (!booking) throw new AppError('booking.unknown')
  return viewDesk(ctx, ctx.db, booking)
}

/** As it stands inside a transaction that has changed it. */
export async function viewDeskNow(ctx: Context, db: Database, id: string): Promise<DeskBooking> {
  const booking = await findById(db, id)
  if (!booking) throw new AppError('booking.unknown')
  return viewDesk(ctx, db, booking)
}

async function viewDesk(ctx: Context, db: Database, booking: BookingRow): Promise<DeskBooking> {
  const { wish } = booking
  const { slug } = booking.service
  const tour = slug === null ? undefined : await findBookableTour(db, slug)
  const crew = await crewForDesk(ctx, db, booking)
  const fleet = await loadFleet(ctx)
  const { paidYen, refundedYen, heldYen, giftYen } = await balanceOf(db, booking.id)
  const moves = await movesOf(db, booking.id)
  const payments = await paymentsOf(db, booking.id)
  const refunds = await refundsOf(db, booking.id)
  const trail = await readChanges(db, { kind: 'booking', id: booking.id })
  const names = await findFirstNames(db, peopleIn(moves, booking))
  const takers = await findTakers(db, payments)
  const now = ctx.clock.now()
  const far = await howFarIs(db, booking, now)
  return {
    ...same(booking),
    version: booking.edition,
    ride: booking.ride,
    landsAt: booking.landsAt && tokyoIso(booking.landsAt),
    service: {
      ...booking.service,
      line: await lineOf(db, booking),
      startTimes: tour?.startTimes ?? [tokyoTimeOf(booking.startsAt)],
    },
    startsAt: tokyoIso(booking.startsAt),
    endsAt: tokyoIso(booking.endsAt),
    tourMinutes: minutesBetween(booking.startsAt, booking.endsAt) - wish.extraHalfHours * 30,
    classes: classesFor(fleet, tour, booking).map(({ vehicleClass, name }) => ({ id: vehicleClass, label: name })),
    languages: [...new Set([...fleet.guides.flatMap(({ languages }) => languages), wish.guideLanguage])],
    guests: wish.guests,
    childAges: [...wish.childAges],
    largeCases: wish.largeCases,
    extraHalfHours: wish.extraHalfHours,
    guide: wish.guide,
    guideIncluded: tour?.guideIncluded ?? ((crew?.quote.guides ?? 0) > 0 && !wish.guide),
    guides: crew?.quote.guides ?? 0,
    guideLanguage: wish.guideLanguage,
    extras: wish.extras.map(({ code, pieces }) => ({ code, pieces })),
    isHotelUntold: isHotelUntold(booking),
    bookingsOfGuest: await countOfSameGuest(db, booking.id),
    boughtWith: await findOthersOf(db, booking),
    wishedPickUp: wish.pickUp ?? wish.pickUpAddress ?? null,
    wishedDropOff: wish.dropOff ?? wish.dropOffAddress ?? null,
    lines: toDeskLines(booking, names),
    computedYen: totalYenOf(computedLines(booking.lines, booking.priceOverrides)),
    taxes: taxesNow(booking, heldYen, await readTax(db)),
    paidYen,
    refundedYen,
    giftYen,
    dueYen: canOwe(booking.state) ? booking.totalYen - heldYen - giftYen : 0,
    refundNowYen: refundOf(booking.cancellationTiers, heldYen, booking.startsAt, now).refundYen,
    cancelled: booking.cancelled,
    heldUntil: booking.heldUntil && tokyoIso(booking.heldUntil),
    createdAt: tokyoIso(booking.createdAt),
    underWay: far === 'begun' || far === 'on-board' ? far : null,
    crew: crew ? await withPhones(db, await viewCrew(ctx, db, crew)) : [],
    moves: movesNow(booking, now),
    noShowFrom: tokyoIso(noShowFrom(booking)),
    money: moneyOf(payments, refunds, takers),
    refundable: payments
      .filter((payment) => payment.state === 'succeeded' && leftOf([payment]) > 0)
      .map(({ amountYen, refundedYen: backYen, takenHow, card }) => ({
        ...{ amountYen, refundedYen: backYen, takenHow, card },
      })),
    history: joinHistory({ trail, moves, payments, refunds, names, takers, cancelled: booking.cancelled }),
    ...(await findNeighbours(db, booking)),
    erased: booking.erasedAt !== null,
  }
}

/** What a tour has no price for cannot be had; a ride may have any. */
const classesFor = (
  { classes }: Fleet,
  tour: Pick<BookableTour, 'prices'> | undefined,
  { vehicleClass: own }: BookingRow,
) =>
  [...classes.values()].filter(
    ({ vehicleClass, isRetired }) =>
      vehicleClass === own ||
      (!isRetired && (!tour || tour.prices.some((price) => price.vehicleClass === vehicleClass))),
  )

async function withPhones(db: Database, crew: DeskMember[]): Promise<DeskBooking['crew']> {
  const contacts = await findCrewContacts(
    db,
    crew.map(({ id }) => id),
  )
  return crew.map((member) => ({ ...member, phone: contacts.get(member.id)?.phone ?? '' }))
}

const same = (booking: BookingRow) => {
  const { reference, state, vehicleClass, className, email, pickUp, dropOff } = booking
  const { travellers, totalYen, cancellationTiers, needsCrew } = booking
  return {
    ...{ reference, state, vehicleClass, className, email, pickUp, dropOff },
    ...{ travellers, totalYen, cancellationTiers, needsCrew },
    ...pickDetails(detailNames, booking),
  }
}

const machines = ['guest', 'gateway', 'clock']
const peopleIn = (moves: readonly Move[], { priceOverrides }: BookingRow) => [
  ...moves.map(({ actor }) => actor).filter((actor) => !machines.includes(actor)),
  ...priceOverrides.map(({ by }) => by),
]

/** Charged beside computed, with who decided it and why. */
export function toDeskLines(
  { lines, priceOverrides }: Pick<BookingRow, 'lines' | 'priceOverrides'>,
  names: ReadonlyMap<string, string>,
): DeskLine[] {
  return lines.map(({ kind, label, explanation, amountYen, taxClass }) => {
    const override = priceOverrides.find((one) => isSameLine(one, { kind, label }))
    return {
      ...{ kind, label, explanation, amountYen, taxClass },
      computedYen: override?.computedYen ?? amountYen,
      reason: override?.reason ?? null,
      by: override ? (names.get(override.by) ?? null) : null,
      at: override ? tokyoIso(new Date(override.at)) : null,
    }
  })
}

/** Only money brings an expired booking back, and a day is not over before it began. */
function movesNow({ state, startsAt, erasedAt }: BookingRow, now: Date) {
  if (state === 'expired' || erasedAt) return []
  return movesFrom[state].filter((to) => to !== 'redeemed' || startsAt <= now)
}

/** Who was given money by hand, by their ids. */
async function findTakers(db: Database, payments: readonly PaymentRow[]): Promise<Map<string, string>> {
  const contacts = await findCrewContacts(
    db,
    payments.flatMap(({ takenByCrew }) => takenByCrew ?? []),
  )
  return new Map([...contacts].map(([id, { name }]) => [id, name]))
}

function moneyOf(
  payments: readonly PaymentRow[],
  refunds: readonly Refund[],
  takers: ReadonlyMap<string, string>,
): DeskMoney[] {
  const paid = new Map(payments.map((payment) => [payment.id, payment]))
  return [
    ...payments.map(({ id, paidAt, createdAt, amountYen, card, state, takenHow, takenByCrew, refundedYen }) => ({
      ...{
        id,
        kind: 'payment' as const,
        amountYen,
        card,
        state,
        reason: takenHow ? `On the day, ${takenWords[takenHow].en}` : '',
      },
      takenHow,
      takenBy: takerOf({ takenHow, takenByCrew }, takers),
      correctableYen: correctableYen({ takenHow, state, amountYen, refundedYen }),
      ...{ toHand: false, handedAt: null },
      at: tokyoIso(paidAt ?? createdAt),
    })),
    ...refunds.map(({ id, paymentId, createdAt, amountYen, state, reason, isCorrection, toHand, handedAt }) => ({
      ...{
        id,
        kind: isCorrection ? ('correction' as const) : ('refund' as const),
        amountYen,
        state,
        reason,
        card: paid.get(paymentId)?.card ?? null,
        takenHow: paid.get(paymentId)?.takenHow ?? null,
        // Who says that it was handed back stands in the history; a correction takes the entry from who had it.
        takenBy: isCorrection ? takerOf(paid.get(paymentId), takers) : '',
        correctableYen: 0,
        toHand,
        handedAt: handedAt && tokyoIso(handedAt),
      },
      at: tokyoIso(createdAt),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
