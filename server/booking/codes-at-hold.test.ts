import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { guest, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { offerOf as makeOffer, triedWith as tried } from '#server/testing/offers.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

/** Each test has an offer of its own, on days of its own; several of its days are free at once. */
const annai = shareTestAnnai({ demo: true })
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))
const nextDay = ownDays('2026-12-07')
const wishOn = (day: string, code: string) => ({ tour: 'hakone-for-art', start: '08:00', day, code })

type Terms = Parameters<typeof makeOffer>[2]
const offerOf = (code: string, terms: Terms = {}) => makeOffer(annai(), code, terms)
const triedWith = (code: string) => tried(annai(), code)

const quoteOn = (day: string, code: string, headers: Record<string, string> = {}) =>
  quoteFor(annai(), wishOn(day, code), headers)
const hold = (quoteId: string, email = `${randomUUID()}@example.com`, headers: Record<string, string> = {}) =>
  post(annai(), '/bookings', { quoteId, ...guest, email }, headers)
const offOf = ({ lines }: { lines: { kind: string; amountYen: number }[] }) =>
  -(lines.find(({ kind }) => kind === 'offer-code')?.amountYen ?? 0)
test('a code that counts once for each guest is refused to the same address, with the reason, and to nobody else', async () => {
  await offerOf('ONCE01', { once_per_guest: true })
  const [first, second, third] = [nextDay(), nextDay(), nextDay()]
  const held = await hold((await quoteOn(first, 'ONCE01')).id, 'Marsh@example.com')
  expect(held.status).toBe(200)
  const other = await quoteOn(second, 'once01')
  const refused = await hold(other.id, 'Marsh@EXAMPLE.com')
  const why = 'The code ONCE01 counts once for each guest, and you have booked with it.'
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'pricing.code-refused', error: why, fields: { code: why } },
  })
  expect(await triedWith('ONCE01')).toMatchObject({ used: 1 })
  // The price is still there for somebody else; and without the code for the same guest.
  expect((await hold(other.id)).status).toBe(200)
  const plain = await quoteFor(annai(), { ...wishOn(third, 'ONCE01'), code: undefined })
  expect((await hold(plain.id, 'Marsh@example.com')).status).toBe(200)
})

test('who is signed in hears it with the price, and a hold that was let go does not count', async () => {
  await offerOf('ONCE02', { once_per_guest: true })
  const { headers } = await signIn(annai())
  const [first, second] = [nextDay(), nextDay()]
  const quote = await quoteOn(first, 'ONCE02', headers)
  const held = await hold(quote.id, 'other@example.com', headers)
  // Another day in place of the hold: the price is asked for while it still stands.
  expect((await post(annai(), '/quotes', { guests: 3, ...wishOn(second, 'ONCE02') }, headers)).status).toBe(200)
  await pay(annai(), held.body, 'good', headers)
  const { status, body } = await post(annai(), '/quotes', { guests: 3, ...wishOn(second, 'ONCE02') }, headers)
  expect([status, body.fields.code]).toEqual([
    400,
    expect.stringMatching(/^This code counts once for each guest, and you have booked with it\. Without it: ¥/),
  ])
})

test('never more is given away than was set aside, however many hold at once', async () => {
  const day = nextDay()
  await offerOf('PROBE1')
  const off = offOf(await quoteOn(day, 'PROBE1'))
  const race = async (code: string, budget: Terms) => {
    await offerOf(code, budget)
    const quotes = await Promise.all([1, 2, 3, 4].map(() => quoteOn(nextDay(), code)))
    const answers = await Promise.all(quotes.map(({ id }) => hold(id)))
    return answers.map(({ status }) => status).sort()
  }
  expect(await race('BUDGET1', { budget_yen: off * 2 + 1 })).toEqual([200, 200, 409, 409])
  // Control: without a budget all four are held.
  expect(await race('BUDGET2', {})).toEqual([200, 200, 200, 200])
})

test('a budget that is used up is told with the price without it, and a hold that is let go gives its part back', async () => {
  const [first, second] = [nextDay(), nextDay()]
  await offerOf('PROBE2')
  const off = offOf(await quoteOn(first, 'PROBE2'))
  await offerOf('BUDGET3', { budget_yen: off })
  const held = await hold((await quoteOn(first, 'BUDGET3')).id)
  const waiting = await quoteOn(second, 'BUDGET3')
  const refused = await hold(waiting.id)
  expect(refused.body.error).toBe(
    'The code BUDGET3 does not count any more: what was set aside for this offer is used up.',
  )
  const { token, booking } = held.body
  const cancel = { token, refundYen: 0, reason: 'The guest chose anew' }
  expect((await post(annai(), pathOf(held.body, 'cancel'), cancel)).status, booking.reference).toBe(200)
  const again = await hold(waiting.id)
  expect(again.status).toBe(200)
  await pay(annai(), again.body)
  const { status, body } = await post(annai(), '/quotes', { guests: 3, ...wishOn(first, 'BUDGET3') })
  expect([status, body.fields.code]).toEqual([400, expect.stringMatching(/is used up\. Without it: ¥/)])
  expect(await triedWith('BUDGET3')).toMatchObject({ budget: 2 })
})

test('what the office stopped or changed after the price was asked for is decided again where it is held', async () => {
  await offerOf('STOP01')
  const { db } = annai().ctx
  const set = (change: object) => db.updateTable('offers').set(change).where('code', '=', 'STOP01').execute()
  const quote = await quoteOn(nextDay(), 'STOP01')
  await set({ state: 'paused' })
  expect((await hold(quote.id)).body.error).toBe('The code STOP01 does not count any more.')
  await set({ state: 'running', travel_to: '2026-12-01' })
  expect((await hold(quote.id)).body.error).toBe('The code STOP01 does not count after 1 December 2026.')
  await set({ travel_to: '2027-06-30', book_until: '2026-11-14' })
  expect((await hold(quote.id)).body.error).toBe('The code STOP01 could be used until 14 November 2026.')
  await set({ book_until: '2026-11-15' })
  expect((await hold(quote.id)).status).toBe(200)
})
