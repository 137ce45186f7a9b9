import type { Booking, CrewMember } from '#contract/booking.ts'
import { detailNames, pickDetails } from '#core/booking-details.ts'
import { noYen } from '#core/tax.ts'
import { readTax, type Tax } from '#server/catalogue/index.ts'
import { classNameOf, loadFleet } from '#server/fleet/index.ts'
import { sureCrewOf } from '#server/inventory/index.ts'
import {
  backOf,
  balanceOf,
  type PaymentRow,
  paymentsOf,
  type Refund,
  refundsOf,
  toPayment,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { backSinceEnd, sinceEnd } from './back-since-end.rules.ts'
import { dueYenOf } from './balance-due.rules.ts'
import { isHotelUntold } from './booking.rules.ts'
import { type Move, movesOf } from './booking-moves.store.ts'
import { type BookingRow, findById } from './bookings.store.ts'
import { moneyCame } from './money-came.rules.ts'
import { findOthersOf } from './orders.store.ts'

export interface BookingParts {
  booking: BookingRow
  moves: readonly Move[]
  payments: readonly PaymentRow[]
  came?: Booking['came']
  paidYen: number
  refundedYen: number
  endBackYen: number
  back: Booking['back']
  /** Of what was given back: as a kindness. */
  giftYen: number
  crew: readonly CrewMember[]
  tax: Tax
  /** The other one of a way there and back. */
  journey?: Booking['journey']
}

/** A booking as its guest sees it. */
export function toWire({
  booking,
  moves,
  payments,
  came,
  paidYen,
  refundedYen,
  endBackYen,
  back,
  giftYen,
  crew,
  journey,
  tax,
}: BookingParts): Booking {
  return {
    reference: booking.reference,
    state: booking.state,
    service: booking.service,
    ride: booking.ride,
    landsAt: booking.landsAt && tokyoIso(booking.landsAt),
    journey: [...(journey ?? [])],
    startsAt: tokyoIso(booking.startsAt),
    endsAt: tokyoIso(booking.endsAt),
    vehicleClass: booking.vehicleClass,
    className: booking.className,
    guests: booking.wish.guests,
    largeCases: booking.wish.largeCases,
    childAges: [...booking.wish.childAges],
    extraHalfHours: booking.wish.extraHalfHours,
    guideLanguage: booking.isGuided ? booking.wish.guideLanguage : null,
    extras: booking.wish.extras.map(({ code, pieces }) => ({ code, pieces })),
    email: booking.email,
    ...pickDetails(detailNames, booking),
    travellers: booking.travellers,
    pickUp: booking.pickUp,
    dropOff: booking.dropOff,
    isHotelUntold: isHotelUntold(booking),
    lines: booking.lines,
    totalYen: booking.totalYen,
    taxes: taxesNow(booking, paidYen - refundedYen, tax),
    paidYen,
    refundedYen,
    endBackYen,
    back: [...back],
    dueYen: dueYenOf({ ...booking, heldYen: paidYen - refundedYen, giftYen }),
    heldUntil: booking.heldUntil && tokyoIso(booking.heldUntil),
    canExtendHold: booking.state === 'on_hold' && !booking.holdExtended,
    crew: [...crew],
    needsCrew: booking.needsCrew,
    cancellationTiers: booking.cancellationTiers,
    payments: payments.map((payment) => toPayment(payment)),
    came: [...(came ?? [])],
    moves: moves.map((move) => ({
      from: move.from,
      to: move.to,
      actor: whoIs(move.actor),
      reason: move.reason,
      at: tokyoIso(move.at),
    })),
  }
}

/** What was kept of a cancelled one pays for nothing that was done. */
export const taxesNow = ({ state, lines, endsAt }: BookingRow, heldYen: number, tax: Tax) =>
  state === 'cancelled' ? tax.ofMoney({ ...noYen, kept: heldYen }, endsAt) : tax.ofLines(lines, endsAt)

/** Who of the office did it is the office's matter. */
const whoIs = (actor: string) => (['guest', 'gateway', 'clock'].includes(actor) ? actor : 'office')

/** With those who have it, or with others who are named. */
export async function viewBooking(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  crewIds?: readonly string[],
): Promise<Booking> {
  const { paidYen, refundedYen, giftYen } = await balanceOf(db, booking.id)
  const moves = await movesOf(db, booking.id)
  const payments = await paymentsOf(db, booking.id)
  const refunds = payments.some((payment) => payment.refundedYen > 0) ? await refundsOf(db, booking.id) : []
  return toWire({
    booking,
    moves,
    payments,
    came: moneyCame(payments, refunds),
    paidYen,
    refundedYen,
    ...(await backTo(db, booking.id, moves, refunds)),
    giftYen,
    crew: await crewNames(ctx, db, booking, crewIds),
    journey: await findOthersOf(db, booking),
    tax: await readTax(db),
  })
}

/** What went back, and where to. */
async function backTo(db: Database, bookingId: string, moves: readonly Move[], refunds: readonly Refund[]) {
  if (refunds.every(({ isCorrection }) => isCorrection)) return { endBackYen: 0, back: [] }
  const ids = sinceEnd(moves, refunds)?.map(({ id }) => id)
  return {
    endBackYen: backSinceEnd(moves, refunds),
    back: ids?.length === 0 ? [] : await backOf(db, bookingId, ids),
  }
}

/** Names are given once the day is sure. */
async function crewNames(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  crewIds?: readonly string[],
): Promise<CrewMember[]> {
  if (booking.state !== 'confirmed' && booking.state !== 'redeemed') return []
  const fleet = await loadFleet(ctx)
  const ids = new Set(crewIds ?? (await sureCrewOf(db, booking.id)))
  return [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
    .filter(({ id }) => ids.has(id))
    .map((member) => ({
      kind: member.kind,
      name: member.name,
      seal: member.seal,
      plate: member.kind === 'vehicle' ? member.plate : null,
      className: member.kind === 'vehicle' ? classNameOf(fleet, member.vehicleClass) : null,
      languages: 'languages' in member ? [...member.languages] : [],
      registrationNumber: member.kind === 'guide' ? member.registrationNumber : null,
    }))
}

export async function viewNow(ctx: Context, db: Database, id: string): Promise<Booking> {
  const booking = await findById(db, id)
  if (!booking) throw new AppError('booking.unknown')
  return viewBooking(ctx, db, booking)
}
