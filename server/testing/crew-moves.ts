import fc from 'fast-check'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { CrewMove } from '#contract/dispatch-moves.ts'
import { findForBoard } from '#server/booking/index.ts'
import { findBookableTours } from '#server/catalogue/index.ts'
import { findFits } from '#server/dispatch/moves/find-fits.ts'
import { moveCrews } from '#server/dispatch/moves/move-crews.ts'
import { moveHour, proposeHour } from '#server/dispatch/moves/move-hour.ts'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'
import { memberOf, moveOf, type SeenJob } from './board-desk.ts'
import { bookAndPay } from './bookings.ts'
import { brokenDaysFrom } from './broken-days.ts'
import { acceptFirsts, comeBack, fallAway } from './crew-absences.ts'
import { signIn } from './scene.ts'

export interface CrewMovesOptions {
  seed: number
  /** So many pairs of days, each with bookings and moves of its own. */
  rounds: number
  bookings: number
  moves: number
  /** A moment before the first of the days. */
  firstDay?: string
}

export interface CrewMovesReport {
  bookings: number
  /** How often each deed was done, or refused with which code. */
  answers: Record<string, number>
}

const anyWish = fc.record({
  tour: fc.nat(1000),
  day: fc.nat(1),
  start: fc.nat(1000),
  guests: fc.constantFrom(1, 2, 2, 2, 3, 3, 4, 6, 18),
  guideLanguage: fc.constantFrom('en', 'en', 'en', 'en', 'fr', 'zh'),
  largeCases: fc.nat(2),
})

const deeds = [
  'give',
  'give',
  'fit',
  'fit',
  'fit',
  'swap',
  'swap',
  'chain',
  'off',
  'fill',
  'pair',
  'hour',
  'undo',
  'sick',
  'sick',
  'back',
] as const
const anyDeed = fc.record({
  deed: fc.constantFrom(...deeds),
  kind: fc.constantFrom<ResourceKind>('chauffeur', 'vehicle', 'guide'),
  a: fc.nat(10_000),
  b: fc.nat(10_000),
  c: fc.nat(10_000),
})
type Wish = typeof anyWish extends fc.Arbitrary<infer W> ? W : never
type Deed = typeof anyDeed extends fc.Arbitrary<infer D> ? D : never

/**
 * Random days of bookings and random moves on them, by every way that the board has. After each that is accepted, all
 * days are judged by an oracle of their own. Throws, with the seed, where one is broken.
 */
export async function checkCrewMoves(annai: TestAnnai, options: CrewMovesOptions): Promise<CrewMovesReport> {
  const { seed, rounds, bookings, moves, firstDay = '2027-03-01' } = options
  const report: CrewMovesReport = { bookings: 0, answers: {} }
  const caller = {
    userId: (await signIn(annai, 'admin')).userId,
    sessionId: '',
    role: 'admin',
    officeRoles: ['owner'] as const,
  }
  let round = 0
  const property = fc.asyncProperty(
    fc.array(anyWish, { minLength: bookings, maxLength: bookings }),
    fc.array(anyDeed, { minLength: moves, maxLength: moves }),
    async (wishes, many) => {
      const state: RoundState = {
        ...{ references: [], undo: [], away: [] },
        annai,
        caller,
        firstDay: addDays(firstDay, 4 * round++),
        report,
      }
      await book(state, wishes)
      for (const [at, deed] of many.entries()) await act(state, deed, `move ${at + 1} of ${moves}`)
    },
  )
  await fc.assert(property, { seed, numRuns: rounds, endOnFailure: true })
  return report
}

interface RoundState {
  annai: TestAnnai
  caller: Caller
  firstDay: string
  references: string[]
  undo: CrewMove[]
  /** Entries of who is away. */
  away: string[]
  report: CrewMovesReport
}

async function book({ annai, firstDay, references, report }: RoundState, wishes: readonly Wish[]): Promise<void> {
  // In an order that a seed can count on.
  const tours = (await findBookableTours(annai.ctx.db)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  for (const { tour: number, day, start, guests, ...party } of wishes) {
    const tour = pick(tours, number)
    if (!tour) return
    const most = Math.max(...tour.prices.map(({ maxGuests }) => maxGuests))
    const wish = {
      ...{ tour: tour.slug, day: addDays(firstDay, day), start: pick(tour.startTimes, start) },
      ...{ guide: true, guests: Math.min(guests, most), ...party },
    }
    // A tour that cannot be had so is simply not booked.
    const held = await bookAndPay(annai, wish).catch(() => null)
    if (!held) continue
    references.push(held.booking.reference)
    report.bookings++
  }
}

async function act(state: RoundState, deed: Deed, where: string): Promise<void> {
  if (state.references.length === 0) return
  const answer = await tryIt(state, deed)
  if (answer === null) return
  const name = `${deed.deed}: ${answer}`
  state.report.answers[name] = (state.report.answers[name] ?? 0) + 1
  if (answer !== 'done') return
  const broken = await brokenDaysFrom(state.annai.ctx, tokyoInstant(state.firstDay, '00:00'))
  if (broken.length > 0) throw new Error(`After ${where}, ${JSON.stringify(deed)}: ${broken.join('; ')}`)
}

/** Null: there was nothing to do. */
async function tryIt(state: RoundState, deed: Deed): Promise<string | null> {
  const { ctx } = state.annai
  try {
    if (deed.deed === 'hour') return await anotherHour(state, deed)
    if (deed.deed === 'sick') return await callInSick(state, deed)
    if (deed.deed === 'back') return await callBack(state, deed)
    const moves = await movesOf(state, deed)
    if (moves === null) return null
    const done = await moveCrews(ctx, { moves, reason: '', tellGuests: [] }, state.caller, freeAttempt)
    state.undo = done.undo
    return 'done'
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error.code
    throw error
  }
}

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % all.length]

/** As light as it can be read: the moves themselves are what the time is for. */
async function look(
  { annai: { ctx } }: RoundState,
  reference: string,
): Promise<SeenJob & { startsAt: Date; guides: number }> {
  const [found] = await findForBoard(ctx.db, [reference])
  if (!found) throw new Error(`${reference} is gone.`)
  const { vehicles, chauffeurs, guides } = await loadFleet(ctx)
  const everybody: readonly Resource[] = [...vehicles, ...chauffeurs, ...guides]
  const crew = everybody.filter(({ id }) => found.crewIds.includes(id))
  return { reference, version: found.edition, crew, startsAt: found.startsAt, guides: found.demand.guides }
}

async function movesOf(state: RoundState, { deed, kind, a, b, c }: Deed): Promise<CrewMove[] | null> {
  if (deed === 'undo') return state.undo.length > 0 ? state.undo : null
  if (deed === 'fill') return fill(state, b)
  const { ctx } = state.annai
  const { vehicles: vehicle, chauffeurs: chauffeur, guides: guide } = await loadFleet(ctx)
  const all: Record<ResourceKind, readonly Resource[]> = { vehicle, chauffeur, guide }
  const seen = (number: number) => look(state, pick(state.references, number) ?? '')
  const one = await seen(a)
  const own = memberOf(one, kind)
  switch (deed) {
    case 'give':
      return own ? [moveOf(one, kind, pick(all[kind], b)?.id ?? null)] : null
    case 'fit':
      return own ? [moveOf(one, kind, await findFit(state, one.reference, kind, own.id, b))] : null
    case 'off':
      return own ? [moveOf(one, kind, null)] : null
    case 'pair':
      return [
        moveOf(one, 'vehicle', pick(all.vehicle, b)?.id ?? null),
        moveOf(one, 'chauffeur', pick(all.chauffeur, c)?.id ?? null),
      ]
    default: {
      const ring = [one, await seen(b), ...(deed === 'chain' ? [await seen(c)] : [])]
      if (new Set(ring.map(({ reference }) => reference)).size < ring.length) return null
      const members = ring.map((job) => memberOf(job, kind)?.id ?? null)
      return ring.map((job, at) => moveOf(job, kind, members[(at + 1) % ring.length] ?? null))
    }
  }
}

async function findFit(
  { annai }: RoundState,
  reference: string,
  kind: ResourceKind,
  from: string | null,
  number: number,
) {
  const { fits } = await findFits(annai.ctx, { reference, kind, from })
  const open = fits.filter(({ verdict }) => verdict === 'fits' || verdict === 'warns')
  return pick(open, number)?.resourceId ?? null
}

/** Gives whoever is missing to the first job that misses somebody. */
async function fill(state: RoundState, number: number): Promise<CrewMove[] | null> {
  for (const reference of state.references) {
    const seen = await look(state, reference)
    const places: [ResourceKind, number][] = [
      ['vehicle', 1],
      ['chauffeur', 1],
      ['guide', seen.guides],
    ]
    for (const [kind, count] of places) {
      if (seen.crew.filter((one) => one.kind === kind).length >= count) continue
      const to = await findFit(state, reference, kind, null, number)
      return to === null ? null : [{ reference, version: seen.version, kind, from: null, to }]
    }
  }
  return null
}

/** Some quarter hours earlier or later, sometimes with somebody who is wanted for it. */
async function anotherHour(state: RoundState, { a, b, c }: Deed): Promise<string> {
  const { caller } = state
  const { ctx } = state.annai
  const { reference, version, startsAt } = await look(state, pick(state.references, a) ?? '')
  const quarters = (b % 33) - 16 || 1
  const at = tokyoIso(new Date(startsAt.getTime() + quarters * 900_000))
  const { chauffeurs } = await loadFleet(ctx)
  const prefer = c % 2 === 0 ? [] : [pick(chauffeurs, c)?.id ?? '']
  const { quoteId } = await proposeHour(ctx, { reference, version, startsAt: at, prefer })
  // With a reason: some of these hours lie outside those of the tour.
  const terms = { reason: 'As agreed', difference: 'stays' as const, tellGuest: false, guestAsked: c % 3 === 0 }
  await moveHour(ctx, { reference, version, quoteId, prefer, ...terms }, caller, freeAttempt)
  return 'done'
}

/** Somebody who has a job, or anybody, falls away for its day; the first proposals are accepted, or left. */
async function callInSick(state: RoundState, { kind, a, b, c }: Deed): Promise<string> {
  const { caller } = state
  const { ctx } = state.annai
  const { vehicles: vehicle, chauffeurs: chauffeur, guides: guide } = await loadFleet(ctx)
  const all: Record<ResourceKind, readonly Resource[]> = { vehicle, chauffeur, guide }
  const seen = await look(state, pick(state.references, a) ?? '')
  const own = seen.crew.find((one) => one.kind === kind)
  const who = own ?? pick(all[kind], b)
  if (!who) return 'nobody'
  const { id, lost } = await fallAway(ctx, caller, who, tokyoDayOf(seen.startsAt))
  state.away.push(id)
  if (c % 4 > 0) await acceptFirsts(ctx, caller, lost)
  return 'done'
}

async function callBack({ annai: { ctx }, caller, away }: RoundState, { a }: Deed): Promise<string | null> {
  const id = pick(away, a)
  if (id === undefined) return null
  away.splice(away.indexOf(id), 1)
  await comeBack(ctx, caller, id)
  return 'done'
}
