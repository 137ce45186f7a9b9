import { type DaySpanWord, readDaySpan } from '#contract/day-span.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { OfficeBookingRow, officeBookings } from '#contract/office-bookings.ts'
import { mostCounted, mostFound } from '#contract/office-list.ts'
import { findTourNames, type TourName } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { type NamedMember, namedCrewsOf } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { orderOf, pageWithin } from '#server/platform/office-list.rules.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findAboardEarly } from '../aboard-early.store.ts'
import { statusOf } from './booking-status.rules.ts'
import {
  countBookings,
  countNearest,
  findBookingsPage,
  findListed,
  findNamed,
  type ListedBooking,
  type Order,
} from './bookings-list.store.ts'
import type { Narrowed } from './bookings-narrowed.store.ts'

type Input = ReadInputOf<typeof officeBookings>
type Filters = Omit<Input, 'page' | 'rows'>

/** A page of the list, with what the tabs and the filters beside it say. */
export async function listBookings(ctx: Context, input: Input): Promise<OutputOf<typeof officeBookings>> {
  const { db, clock } = ctx
  const now = clock.now()
  const tours = await findTourNames(db)
  const narrowing = narrowingOf(input, tours, now)
  const order = orderOf(input.sort)
  const named = input.q ? await lookForName(db, narrowing, order, input) : null
  const isAll = Object.keys(narrowing).length === 2
  const { total: all, ...counts } = await countBookings(db, {
    narrowing: named || isAll ? null : narrowing,
    kind: narrowing.kind,
    now,
    today: spanOf('today', now),
    next7: spanOf('next-7', now),
  })
  const { total, isAtLeast } = named ?? { total: Math.min(all, mostCounted), isAtLeast: all > mostCounted }
  const page = pageWithin(input, total)
  const skip = (page - 1) * input.rows
  const rows = named?.ids
    ? await findListed(db, named.ids.slice(skip, skip + input.rows), order)
    : await findBookingsPage(db, narrowing, { order, most: input.rows, skip, total, isAtLeast })
  return { rows: await toWire(ctx, rows, now), total, isAtLeast, page, counts, choices: await choicesOf(ctx, tours) }
}

/**
 * How many have a name. Those that come first in the order are looked at first: where they fill the page that is asked
 * for, nobody asks for the rest; where few have it, here they are.
 */
async function lookForName(db: Context['db'], narrowing: Narrowed, order: Order, { page, rows }: Input) {
  const near = await countNearest(db, narrowing, order)
  if (near.isAll || near.found > page * rows) return { total: near.found, isAtLeast: !near.isAll, ids: null }
  const ids = await findNamed(db, narrowing, order, mostFound)
  if (ids.length <= mostFound) return { total: ids.length, isAtLeast: false, ids }
  return { total: mostFound, isAtLeast: true, ids: null }
}

/** Whole days in Tokyo. */
function spanOf(days: DaySpanWord | string, now: Date): { from: Date; until: Date } {
  const span = readDaySpan(days, tokyoDayOf(now))
  return {
    from: tokyoInstant(span?.from ?? '0001-01-01', '00:00'),
    until: tokyoInstant(addDays(span?.to ?? '9998-12-31', 1), '00:00'),
  }
}

const madeIn = ({ from, until }: { from: Date; until: Date }) => ({ madeFrom: from, madeUntil: until })

const given = <T>(values: readonly T[]) => (values.length > 0 ? values : undefined)

/** What was asked, as the store reads it. What nobody has finds nothing. */
export function narrowingOf(input: Filters, tours: readonly TourName[], now: Date): Narrowed {
  const ofTours = tours
    .filter(({ line }) => input.line.length === 0 || input.line.includes(line))
    .filter(({ slug }) => input.tour.length === 0 || input.tour.includes(slug))
    .map(({ id }) => id)
  const isOfTours = input.line.length > 0 || input.tour.length > 0
  const ids = (typed: readonly string[]) => given(typed)?.filter((id) => /^[0-9a-f-]{36}$/.test(id))
  const pieces: Partial<Narrowed> = {
    q: input.q || undefined,
    ...(input.days ? spanOf(input.days, now) : {}),
    ...(input.made ? madeIn(spanOf(input.made, now)) : {}),
    statuses: given(input.status),
    payments: given(input.payment),
    tourIds: isOfTours ? ofTours : undefined,
    chauffeurIds: ids(input.chauffeur),
    guideIds: ids(input.guide),
  }
  const said = Object.entries(pieces).filter(([, value]) => value !== undefined)
  return { now, kind: input.kind, ...Object.fromEntries(said) }
}

/** Who drives and guides, and who is on board already, is read for all of them at once. */
export async function toWire(ctx: Context, rows: readonly ListedBooking[], now: Date): Promise<OfficeBookingRow[]> {
  const early = await findAboardEarly(ctx.db, now)
  const crews = await namedCrewsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, state, needsCrew, startsAt, endsAt, heldUntil, createdAt, landsAt, isByTelephone, ...shown } = row
    const crew = crews.get(id) ?? []
    const status = statusOf({ state, needsCrew, startsAt, endsAt, isAboard: early.has(id) }, now)
    return {
      ...shown,
      startsAt: tokyoIso(startsAt),
      endsAt: tokyoIso(endsAt),
      createdAt: tokyoIso(createdAt),
      landsAt: landsAt && tokyoIso(landsAt),
      heldUntil: state === 'on_hold' && heldUntil ? tokyoIso(heldUntil) : null,
      status,
      crew: crew.filter(({ kind }) => kind !== 'vehicle').map(({ name }) => familyName(name)),
      missing: status === 'needs-crew' ? missingOf(crew) : [],
      payment: paymentOf(row),
      source: isByTelephone ? 'telephone' : 'site',
    }
  })
}

const familyName = (name: string) => name.split(' ').at(-1) ?? name

/** A day always has a car and a chauffeur; where both are there, it is the guide who fell away. */
function missingOf(crew: readonly NamedMember[]): OfficeBookingRow['missing'] {
  const missing = (['vehicle', 'chauffeur'] as const).filter((kind) => !crew.some((member) => member.kind === kind))
  return missing.length > 0 ? missing : ['guide']
}

function paymentOf({ state, dueYen }: ListedBooking): OfficeBookingRow['payment'] {
  if (state === 'on_hold') return 'held'
  if (dueYen > 0) return 'due'
  return state === 'confirmed' || state === 'redeemed' ? 'paid' : 'none'
}

async function choicesOf(ctx: Context, tours: readonly TourName[]) {
  const fleet = await loadFleet(ctx)
  const lines = new Map(tours.map(({ line, lineName }) => [line, lineName]))
  const people = (members: readonly { id: string; name: string }[]) =>
    members
      .map(({ id, name }) => ({ id, label: name }))
      .sort((a, b) => (familyName(a.label) < familyName(b.label) ? -1 : 1))
  return {
    line: [...lines].map(([id, label]) => ({ id, label })),
    tour: tours.map(({ slug, shortName }) => ({ id: slug, label: shortName })),
    chauffeur: people(fleet.chauffeurs),
    guide: people(fleet.guides),
  }
}
