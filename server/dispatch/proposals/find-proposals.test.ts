import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Proposal } from '#contract/dispatch-moves.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { findProposals } from './find-proposals.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-05-10')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

interface Proposed {
  job: { reference: string; missing: Record<string, number> }
  proposals: Proposal[]
  whyNone: string | null
}
const ask = async (...held: HeldBooking[]): Promise<Proposed[]> => {
  const references = held.map(({ booking }) => booking.reference)
  const { status, body } = await post(annai(), '/admin/dispatch/proposals', { references }, desk.headers)
  expect(status).toBe(200)
  return body.jobs
}
const apply = (proposals: readonly (Proposal | undefined)[]) =>
  post(annai(), '/admin/dispatch/moves', { moves: proposals.flatMap((one) => one?.moves ?? []) }, desk.headers)

async function crewOf({ booking }: HeldBooking): Promise<Record<string, string>> {
  const rows = await annai()
    .ctx.db.selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('resources', 'resources.id', 'resource_id')
    .select(['resources.id', 'kind'])
    .where('reference', '=', booking.reference)
    .where('live', '=', true)
    .execute()
  return Object.fromEntries(rows.map(({ id, kind }) => [kind, id]))
}
const fallAway = (resourceId: string | undefined, day: string, kind = 'ill') =>
  post(
    annai(),
    '/admin/dispatch/absences',
    { resourceId, kind, from: `${day}T00:00:00+09:00`, until: `${addDays(day, 1)}T00:00:00+09:00` },
    desk.headers,
  )

test('who lost its chauffeur is offered three, each with reasons, and one of them is taken', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const { chauffeur, vehicle } = await crewOf(held)
  await fallAway(chauffeur, day)
  const [asked] = await ask(held)
  expect(asked?.job).toMatchObject({
    reference: held.booking.reference,
    missing: { vehicle: 0, chauffeur: 1, guide: 0 },
  })
  expect([asked?.proposals.length, asked?.whyNone]).toEqual([3, null])
  for (const { title, reasons, moves, tells } of asked?.proposals ?? []) {
    expect(title).toMatch(/^\S+ takes it$/)
    expect(reasons).toEqual(
      expect.arrayContaining(['One move', expect.stringMatching(/this week$/), expect.stringMatching(/ stays$/)]),
    )
    expect(moves).toMatchObject([{ kind: 'chauffeur', from: null }])
    expect(moves[0]?.to).not.toBe(chauffeur)
    expect(tells).toEqual([{ who: title.split(' ')[0], what: 'nothing yet: no link' }])
  }
  const [first] = asked?.proposals ?? []
  expect((await apply([first])).status).toBe(200)
  expect(await crewOf(held)).toMatchObject({ vehicle, chauffeur: first?.moves[0]?.to })
  expect(await ask(held)).toMatchObject([{ proposals: [], whyNone: 'Nothing is missing.' }])
})

test('the first ones of many jobs go together, whatever fell away', async () => {
  const day = ownDay()
  const all: HeldBooking[] = []
  for (let index = 0; index < 3; index++) all.push(await bookAndPay(annai(), { day }))
  all.push(await bookAndPay(annai(), { day, guests: 5 }))
  for (const [index, held] of all.entries()) {
    const crew = await crewOf(held)
    await fallAway(crew.chauffeur, day)
    if (index % 2 === 0) await fallAway(crew.guide, day)
    if (index === 3) await fallAway(crew.vehicle, day, 'repair')
  }
  const asked = await ask(...all)
  const firsts = asked.map(({ proposals }) => proposals[0])
  const someone = asked.filter(({ proposals }) => proposals.length > 0)
  expect(someone.length).toBeGreaterThan(2)
  const { status, body } = await apply(firsts)
  expect([status, body.code]).toEqual([200, undefined])
  for (const { whyNone, proposals } of asked) expect(whyNone === null).toBe(proposals.length > 0)
})

test('who was out with the guest before is named with the month', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const { chauffeur } = await crewOf(held)
  await fallAway(chauffeur, day)
  const [plain] = await ask(held)
  const others = plain?.proposals.slice(1).flatMap(({ moves }) => moves[0]?.to ?? []) ?? []
  const past = await annai()
    .ctx.db.selectFrom('bookings')
    .innerJoin('assignments', 'booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.starts_at', 'email_key', 'resource_id'])
    .where('state', '=', 'redeemed')
    .where('resource_id', 'in', others)
    .orderBy('bookings.starts_at', 'desc')
    .executeTakeFirstOrThrow()
  const as = (key: string) =>
    annai().ctx.db.updateTable('bookings').set({ email_key: key }).where('id', '=', past.id).execute()
  await as('eleanor@example.com')
  const [knowing] = await ask(held)
  expect(knowing?.proposals[0]?.moves[0]?.to).toBe(past.resource_id)
  expect(knowing?.proposals[0]?.reasons).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Drove Eleanor Marsh in [A-Z][a-z]+( 20\d\d)?$/)]),
  )
  await as(past.email_key)
})

test('who has a link to their day sees it there', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  await fallAway((await crewOf(held)).chauffeur, day)
  const [before] = await ask(held)
  const who = before?.proposals[0]?.moves[0]?.to ?? ''
  await sql`INSERT INTO crew_links (resource_id, day, token_hash, expires_at, made_at)
    VALUES (${who}, ${day}, '\\x01', '2030-01-01', now())`.execute(annai().ctx.db)
  expect((await ask(held))[0]?.proposals[0]?.tells[0]?.what).toBe('sees it on their page')
})

test('a guest whose chauffeur goes to another is named with them, and each history has its own reason', async () => {
  const day = ownDay()
  const large = await bookAndPay(annai(), { day, guests: 18, vehicleClass: 'coaster' })
  const small = await bookAndPay(annai(), { day })
  const { chauffeurs } = await loadFleet(annai().ctx)
  const drivers = chauffeurs.filter(({ drives }) => drives.includes('coaster')).map(({ id }) => id)
  const own = (await crewOf(large)).chauffeur
  const { chauffeur: driver } = await crewOf(small)
  // The small party has somebody who could drive the bus, and everybody else who could is ill.
  let keeps = driver
  for (const to of drivers.filter((id) => id !== own)) {
    if (drivers.includes(keeps ?? '') && keeps !== own) break
    const { edition } = await editionOf(small)
    const { reference } = small.booking
    const move = { reference, version: edition, kind: 'chauffeur', from: driver, to }
    if ((await post(annai(), '/admin/dispatch/moves', { moves: [move] }, desk.headers)).status === 200) keeps = to
  }
  for (const id of drivers) if (id !== keeps) await fallAway(id, day)
  const references = [large.booking.reference]
  const { body } = await post(annai(), '/admin/dispatch/proposals', { references }, desk.headers)
  expect(body.others).toMatchObject([{ reference: small.booking.reference, leadName: small.booking.leadName }])
  const [proposal] = (body.jobs[0].proposals as Proposal[]).filter(({ moves }) =>
    moves.some(({ reference }) => reference === small.booking.reference),
  )
  const reasons = [{ reference: small.booking.reference, reason: 'Makes room' }]
  const sent = { moves: proposal?.moves, reasons, tellGuests: [small.booking.reference] }
  expect((await post(annai(), '/admin/dispatch/moves', sent, desk.headers)).status).toBe(200)
  expect(await reasonOf(small)).toBe('Makes room')
  expect(await reasonOf(large)).toBe('')
})

const editionOf = ({ booking }: HeldBooking) =>
  annai()
    .ctx.db.selectFrom('bookings')
    .select('edition')
    .where('reference', '=', booking.reference)
    .executeTakeFirstOrThrow()

/** Of what was done last. */
const reasonOf = async ({ booking }: HeldBooking): Promise<string> =>
  (await get(annai(), `/admin/tour-bookings/${booking.reference}`, desk.headers)).body.history[0].reason

test('where nobody is free, it says how many are away and why', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, guests: 18, vehicleClass: 'coaster' })
  const { vehicles } = await loadFleet(annai().ctx)
  for (const { id } of vehicles.filter(({ vehicleClass }) => vehicleClass === 'coaster'))
    await fallAway(id, day, 'repair')
  const [asked] = await ask(held)
  expect(asked?.proposals).toEqual([])
  expect(asked?.whyNone).toMatch(/^No car is free: 2 away, 14 too small\.$/)
})

/** Five guests whose chauffeur drives no HiAce, and every Alphard is in repair: only a HiAce could come. */
async function withoutAlphards(day: string) {
  const held = await bookAndPay(annai(), { day, guests: 5 })
  const { vehicles, chauffeurs } = await loadFleet(annai().ctx)
  const drivesIt = (id: string | undefined) => chauffeurs.some((one) => one.id === id && one.drives.includes('hiace'))
  for (const { id: to } of chauffeurs.filter(({ id }) => !drivesIt(id))) {
    const { chauffeur: from } = await crewOf(held)
    if (!drivesIt(from)) break
    const { edition: version } = await editionOf(held)
    const move = { reference: held.booking.reference, version, kind: 'chauffeur', from, to }
    await post(annai(), '/admin/dispatch/moves', { moves: [move] }, desk.headers)
  }
  const { chauffeur } = await crewOf(held)
  expect(drivesIt(chauffeur)).toBe(false)
  for (const { id } of vehicles.filter(({ vehicleClass }) => vehicleClass === 'alphard'))
    await fallAway(id, day, 'repair')
  return { held, chauffeur, drivers: chauffeurs.map(({ id }) => id).filter(drivesIt) }
}

test('a free car that the chauffeur may not drive is proposed with one who may, and both come in one move', async () => {
  const { held, chauffeur } = await withoutAlphards(ownDay())
  const [asked] = await ask(held)
  expect(asked?.job.missing).toEqual({ vehicle: 1, chauffeur: 0, guide: 0 })
  expect([asked?.proposals.length, asked?.whyNone]).toEqual([3, null])
  const [proposal] = asked?.proposals ?? []
  expect(proposal?.title).toMatch(/^\S+ takes it with HiAce \S+ instead of \S+$/)
  expect(proposal?.moves).toMatchObject([
    { kind: 'vehicle', from: null },
    { kind: 'chauffeur', from: chauffeur },
  ])
  expect(proposal?.reasons.filter((words) => words.endsWith(' stays'))).toEqual([])
  expect((await apply([proposal])).status).toBe(200)
  const [car, driver] = proposal?.moves ?? []
  expect(await crewOf(held)).toMatchObject({ vehicle: car?.to, chauffeur: driver?.to })
  expect(await ask(held)).toMatchObject([{ whyNone: 'Nothing is missing.' }])
})

test('where no car of the class or its stand-in is left, a larger one is proposed, and taken with a reason', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, guests: 2, vehicleClass: 'sedan' })
  const { vehicles } = await loadFleet(annai().ctx)
  for (const { id } of vehicles.filter(({ vehicleClass }) => ['sedan', 'alphard'].includes(vehicleClass)))
    await fallAway(id, day, 'repair')
  const [asked] = await ask(held)
  const [proposal] = asked?.proposals ?? []
  expect(proposal).toMatchObject({
    ...{ title: expect.stringMatching(/HiAce/), needsReason: true },
    warning: expect.stringContaining('Two classes larger, at the same price'),
  })
  expect((await apply([proposal])).body.fields).toEqual({ reason: expect.stringMatching(/^Say why/) })
  const { reference } = held.booking
  const given = { moves: proposal?.moves, reasons: [{ reference, reason: 'Both garages are empty' }] }
  expect((await post(annai(), '/admin/dispatch/moves', given, desk.headers)).status).toBe(200)
  expect(await ask(held)).toMatchObject([{ whyNone: 'Nothing is missing.' }])
})

test('that no car is free is not said where one stands there and nobody can drive it', async () => {
  const day = ownDay()
  const { held, drivers } = await withoutAlphards(day)
  for (const id of drivers) await fallAway(id, day)
  const [asked] = await ask(held)
  expect(asked?.proposals).toEqual([])
  expect(asked?.whyNone).toMatch(/^HiAce \S+ is free, but nobody to drive it: .*\d+ without the licence\.$/)
})

test('what is only held or not there is refused in words', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  expect(await ask(held)).toMatchObject([{ proposals: [], whyNone: expect.stringContaining('only held') }])
  const unknown = await post(annai(), '/admin/dispatch/proposals', { references: ['AN-222222'] }, desk.headers)
  expect([unknown.status, unknown.body.code]).toEqual([404, 'booking.unknown'])
})

test('however many are asked about, the questions to the database are as many', async () => {
  const day = ownDay()
  const all: HeldBooking[] = []
  for (let index = 0; index < 3; index++) all.push(await bookAndPay(annai(), { day }))
  for (const held of all) await fallAway((await crewOf(held)).chauffeur, day)
  const references = all.map(({ booking }) => booking.reference)
  const one = await countStatements(annai(), () => findProposals(annai().ctx, { references: references.slice(0, 1) }))
  const three = await countStatements(annai(), () => findProposals(annai().ctx, { references }))
  expect(three).toBeLessThanOrEqual(one)
})
