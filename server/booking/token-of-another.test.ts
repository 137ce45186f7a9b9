import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toWire } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, holdFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { askChange, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

/** Every call that a guest's link opens: whatever is added to the contract later is tried, too. */
const calls: [name: string, call: Endpoint][] = Object.values(endpoints)
  .flatMap((group) => Object.entries(group) as [string, Endpoint][])
  .filter(([name, { path, access }]) => access === 'public' && (path.includes(':reference') || name === 'answerStepUp'))

const stars = { chauffeurStars: 1, vehicleStars: 1, routeStars: 1 }

/** What each of them needs beside the booking, so that nothing but the token is wrong. */
async function inputs(other: HeldBooking): Promise<Record<string, object>> {
  const card = { token: await cardToken(annai()) }
  return {
    payBooking: { card },
    payBalance: { card },
    answerStepUp: { approve: true },
    cancelBooking: { refundYen: 0 },
    reschedule: { quoteId: (await askChange(annai(), other, ownDay())).body.quote.id, card },
    changeDays: { month: '2026-12' },
    tellLanding: { landsAt: '2026-12-09T10:00:00+09:00' },
    changeDetails: { note: 'Let me in' },
    writeMessage: { body: 'Let me in' },
    writeReview: { ...stars, guideStars: null, text: 'Let me in', author: 'Mallory' },
  }
}

async function ask(call: Endpoint, reference: string, input: object, headers = {}) {
  const { method, path, body: json } = toWire(call, { ...input, reference })
  const sent = call.upload ? { type: 'image/png', payload: 'a picture' } : { type: 'application/json', payload: json }
  const answer = await annai().app.inject({
    ...{ method, url: `/api${path}` },
    ...(sent.payload && { payload: sent.payload }),
    headers: { 'idempotency-key': randomUUID(), ...(sent.payload && { 'content-type': sent.type }), ...headers },
  })
  const { requestId, ...body } = answer.json()
  return { status: answer.statusCode, body }
}

test('the token of another booking opens nothing: every call answers as if there were no such booking', async () => {
  const [victim, held] = [await bookAndPay(annai(), { day: ownDay() }), await holdFor(annai(), { day: ownDay() })]
  const other = await bookAndPay(annai(), { day: ownDay() })
  const stranger = await signIn(annai())
  const more = await inputs(other)
  const before = [await read(victim), await read(held)]
  expect(calls.length).toBeGreaterThanOrEqual(12)
  for (const [name, call] of calls) {
    const wrong = { ...more[name], token: other.token }
    const unknown = await ask(call, 'AN-222222', wrong)
    expect([unknown.status, unknown.body.code], name).toEqual([404, 'booking.unknown'])
    for (const { booking } of [victim, held]) {
      expect(await ask(call, booking.reference, wrong), name).toEqual(unknown)
      expect(await ask(call, booking.reference, wrong, stranger.headers), name).toEqual(unknown)
      expect(await ask(call, booking.reference, more[name] ?? {}), `${name} without a token`).toEqual(unknown)
      expect(JSON.stringify(unknown.body)).not.toContain(booking.reference)
    }
    const work = (reference: string) => countStatements(annai(), () => ask(call, reference, wrong))
    expect(await work(victim.booking.reference), `${name}: as much work`).toBe(await work('AN-222222'))
  }
  expect([await read(victim), await read(held)]).toEqual(before)
  expect(await whereWordsStand(annai().ctx.db, ['Let me in'])).toEqual([])
})

test('its own token opens each of them (the control)', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const more = await inputs(held)
  for (const [name, call] of calls) {
    const { status, body } = await ask(call, held.booking.reference, { ...more[name], token: held.token })
    expect(body.code, `${name} ${status}`).not.toBe('booking.unknown')
  }
})

const read = async (held: HeldBooking) => (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body
