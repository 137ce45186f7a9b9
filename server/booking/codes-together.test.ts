import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findOfferCode } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { findQuote, refuseSpentCodes } from '#server/pricing/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { guest, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { offerOf as makeOffer, triedWith } from '#server/testing/offers.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

/** Each test has offers of its own, on days of its own. */
const annai = shareTestAnnai({ demo: true })
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))
const nextDay = ownDays('2027-02-08')
const offerOf = (code: string, terms: Parameters<typeof makeOffer>[2] = {}) => makeOffer(annai(), code, terms)
const wishOn = (day: string, code: string, secondCode?: string) => ({
  ...{ tour: 'hakone-for-art', start: '08:00', day, guests: 3, code, ...(secondCode && { secondCode }) },
})
const ask = (day: string, code: string, secondCode?: string) => post(annai(), '/quotes', wishOn(day, code, secondCode))
const hold = (quoteId: string, email = `${randomUUID()}@example.com`) =>
  post(annai(), '/bookings', { quoteId, ...guest, email })
const codesIn = ({ lines }: { lines: { kind: string; label: string; amountYen: number }[] }) =>
  lines.flatMap(({ kind, label, amountYen }) => (kind === 'offer-code' ? [[label, -amountYen] as const] : []))

test('two codes that go together both count, each on its line and in one order, whichever was typed first', async () => {
  await offerOf('SMALLA', { stacks: true })
  await offerOf('LARGEA', { stacks: true, percent_off: 20 })
  const day = nextDay()
  const [alone, one, other] = [
    await ask(day, 'SMALLA'),
    await ask(day, 'smalla', 'largea'),
    await ask(day, 'LARGEA', 'SMALLA'),
  ]
  const plain = await quoteFor(annai(), { ...wishOn(day, ''), code: undefined })
  const dayYen = plain.lines[0]?.amountYen ?? 0
  const large = Math.floor(dayYen / 5)
  expect(codesIn(one.body)).toEqual([
    ['Code LARGEA', large],
    ['Code SMALLA', Math.floor((dayYen - large) / 10)],
  ])
  expect(other.body.lines).toEqual(one.body.lines)
  // One says that another may be added, two are all that there can be.
  expect([alone.body.takesAnotherCode, one.body.takesAnotherCode]).toEqual([true, false])
})

test('a code that is used alone refuses the other, by its name, wherever it stands', async () => {
  await offerOf('ALONEB')
  await offerOf('GROUPB', { stacks: true })
  const day = nextDay()
  expect((await ask(day, 'ALONEB')).body.takesAnotherCode).toBe(false)
  for (const [code, secondCode] of [
    ['ALONEB', 'GROUPB'],
    ['GROUPB', 'ALONEB'],
  ] as const) {
    const { status, body } = await ask(day, code, secondCode)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['secondCode']])
    expect(body.fields.secondCode).toMatch(/^The code ALONEB is used alone, not together with another\. Without it: ¥/)
  }
  expect(await triedWith(annai(), 'ALONEB')).toEqual({ counted: 1, 'not-together': 1 })
  const twice = await ask(day, 'GROUPB', 'groupb')
  expect(twice.body.fields.secondCode).toMatch(/^This code is used already\./)
  const unknown = await ask(day, 'GROUPB', 'NOBODYS')
  expect(unknown.body.fields.secondCode).toMatch(/^We do not know this code for this tour\. Without it: ¥/)
})

test('the budget and the once of each of two codes hold, and what one refuses is not held with the other', async () => {
  await offerOf('FREEC', { stacks: true })
  await offerOf('ONCEC', { stacks: true, once_per_guest: true })
  const [first, second] = [nextDay(), nextDay()]
  const held = await hold((await ask(first, 'FREEC', 'ONCEC')).body.id, 'marsh@example.com')
  expect(codesIn(held.body.booking).map(([label]) => label)).toEqual(['Code FREEC', 'Code ONCEC'])
  await pay(annai(), held.body)
  const again = await hold((await ask(second, 'FREEC', 'ONCEC')).body.id, 'marsh@example.com')
  const why = 'The code ONCEC counts once for each guest, and you have booked with it.'
  expect(again).toMatchObject({ status: 409, body: { error: why, fields: { secondCode: why } } })
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM offer_uses WHERE code = 'FREEC'`.execute(
    annai().ctx.db,
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('of many at once with two budgets none goes over either', async () => {
  await offerOf('PROBED', { stacks: true })
  const off = codesIn((await ask(nextDay(), 'PROBED')).body)[0]?.[1] ?? 0
  await offerOf('WIDED', { stacks: true, percent_off: 10, budget_yen: off * 3 })
  await offerOf('TIGHTD', { stacks: true, percent_off: 10, budget_yen: off * 2 })
  const typed = [
    ['WIDED', 'TIGHTD'],
    ['TIGHTD', 'WIDED'],
    ['WIDED', 'TIGHTD'],
    ['TIGHTD', 'WIDED'],
  ] as const
  const quotes = await Promise.all(typed.map(([code, secondCode]) => ask(nextDay(), code, secondCode)))
  const answers = await Promise.all(quotes.map(({ body }) => hold(body.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
})

/** Whether somebody has this code's row to themselves. */
const isTaken = async (code: string) => {
  const free = await annai()
    .ctx.db.transaction()
    .execute((db) => sql`SELECT FROM offers WHERE code = ${code} FOR UPDATE NOWAIT`.execute(db))
    .then(
      () => true,
      () => false,
    )
  return !free
}
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(annai().ctx.db)
  return rows[0]?.n ?? 0
}

test('two that book with the same codes wait for them in one order, however they were typed, so that neither waits for the other', async () => {
  await offerOf('FIRSTE', { stacks: true })
  await offerOf('SECONDE', { stacks: true })
  const { db } = annai().ctx
  const now = annai().ctx.clock.now()
  const quotesOf = async (...codes: [string, string]) => {
    const quote = await findQuote(db, (await ask(nextDay(), ...codes)).body.id)
    return quote
      ? [{ ...quote, lines: codes.flatMap((code) => quote.lines.filter(({ label }) => label === `Code ${code}`)) }]
      : []
  }
  /** While somebody has the first code: is the second one free, although another booking with both has begun? */
  const secondIsTaken = async (book: (db: Database) => Promise<unknown>) => {
    const { promise: done, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: has, resolve: took } = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (own) => {
      await findOfferCode(own, { code: 'FIRSTE', use: { tour: 'hakone-for-art' } }, { lock: true })
      took()
      await done
    })
    await has
    const booking = db.transaction().execute(book)
    await expect.poll(waiting).toBe(1)
    const taken = await isTaken('SECONDE')
    letGo()
    await Promise.all([holder, booking])
    return taken
  }
  const terms = { guest: { userId: null, email: 'order@example.com' }, now }
  const [forth, back] = [await quotesOf('FIRSTE', 'SECONDE'), await quotesOf('SECONDE', 'FIRSTE')]
  expect(await secondIsTaken((own) => refuseSpentCodes(own, forth, terms))).toBe(false)
  expect(await secondIsTaken((own) => refuseSpentCodes(own, back, terms))).toBe(false)
  // Control: one code after the other as it was typed takes the second while it waits for the first.
  const asTyped = async (own: Database) => {
    for (const code of ['SECONDE', 'FIRSTE'])
      await findOfferCode(own, { code, use: { tour: 'hakone-for-art' } }, { lock: true })
  }
  expect(await secondIsTaken(asTyped)).toBe(true)
})

test('a booking with two codes that moves keeps the one that counts on the new day, and hears of the other', async () => {
  await offerOf('EVERYF', { stacks: true })
  await offerOf('WEEKSF', { stacks: true, weekdays: [1, 2, 3, 4, 5] })
  const quote = await ask('2027-05-12', 'WEEKSF', 'EVERYF')
  const held = (await hold(quote.body.id)).body
  await pay(annai(), held)
  const { body } = await post(annai(), pathOf(held, 'change-quote'), { token: held.token, day: '2027-05-15' })
  expect(codesIn(body.quote).map(([label]) => label)).toEqual(['Code EVERYF'])
  expect(body.codeLapses).toBe('The code WEEKSF does not count on Saturdays.')
})

test('the desk takes two codes by telephone as the checkout does', async () => {
  await offerOf('PHONEG', { stacks: true })
  await offerOf('PHONEH', { stacks: true, percent_off: 5 })
  const { headers } = await signIn(annai(), 'admin')
  const { status, body } = await post(
    annai(),
    '/admin/phone-bookings/quote',
    wishOn(nextDay(), 'PHONEH', 'PHONEG'),
    headers,
  )
  expect([status, codesIn(body.quote).map(([label]) => label)]).toEqual([200, ['Code PHONEG', 'Code PHONEH']])
})
