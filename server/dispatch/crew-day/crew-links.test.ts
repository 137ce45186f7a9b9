import { beforeEach, expect, test } from 'vitest'
import type { CrewLink } from '#contract/crew-day.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf, openDay, sendLinks, tokenIn } from '#server/testing/crew-days.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-01-12')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const ended = [404, 'crew.link-ended']
const answerTo = async (token: string) => {
  const { status, body } = await openDay(annai(), token)
  return status === 200 ? [200, body.person.id] : [status, body.code]
}
const linksOf = async (day: string): Promise<CrewLink[]> =>
  (await get(annai(), `/admin/dispatch/links?day=${day}`, desk.headers)).body.links
const linkOf = async (day: string, id: string) => (await linksOf(day)).find(({ resourceId }) => resourceId === id)

const revoke = async (id = '00000000-0000-4000-8000-000000000000') => {
  const url = `/api/admin/dispatch/links/${id}/revoke`
  return (await annai().app.inject({ method: 'POST', url, headers: desk.headers })).statusCode
}

async function booked(): Promise<{ day: string; held: HeldBooking; chauffeur: string; guide: string }> {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const [chauffeur, guide] = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  return { day, held, chauffeur: chauffeur.id, guide: guide.id }
}

test('a link opens the day of its own person and no other’s, and only its hash is kept', async () => {
  const { day, chauffeur, guide } = await booked()
  const { body } = await sendLinks(annai(), desk, day, [chauffeur, guide])
  const [first, second] = body.links.map(({ url }: { url: string }) => tokenIn(url))
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(first).not.toBe(second)
  expect(body.links[0].url).toBe(`${annai().ctx.settings.publicUrl}/my-day/${first}`)
  expect([await answerTo(first), await answerTo(second)]).toEqual([
    [200, chauffeur],
    [200, guide],
  ])
  const rows = await annai().ctx.db.selectFrom('crew_links').selectAll().where('day', '=', day).execute()
  expect(rows).toHaveLength(2)
  for (const secret of [first, second]) expect(JSON.stringify(rows)).not.toContain(secret)
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
})

test('a link that was revoked, replaced, is over, never was, or is of somebody who left is refused in the same words', async () => {
  const { day, chauffeur, guide } = await booked()
  const old = await linkFor(annai(), desk, day, chauffeur)
  const token = await linkFor(annai(), desk, day, chauffeur)
  expect([await answerTo(old), await answerTo(token)]).toEqual([ended, [200, chauffeur]])
  const ofGuide = await linkFor(annai(), desk, day, guide)
  const id = (await linkOf(day, guide))?.id
  expect(await revoke(id)).toBe(204)
  expect(await answerTo(ofGuide)).toEqual(ended)
  expect((await linkOf(day, guide))?.revokedAt).not.toBeNull()
  expect(await answerTo('A'.repeat(43))).toEqual(ended)
  const lastMoment = new Date(tokyoInstant(day, '03:00').getTime() + 86_400_000 - 1)
  expect(await atTime(annai(), lastMoment, () => answerTo(token))).toEqual([200, chauffeur])
  const over = new Date(lastMoment.getTime() + 1)
  expect(await atTime(annai(), over, () => answerTo(token))).toEqual(ended)
  const { db } = annai().ctx
  await db.updateTable('resources').set({ active: false }).where('id', '=', chauffeur).execute()
  expect(await answerTo(token)).toEqual(ended)
  await db.updateTable('resources').set({ active: true }).where('id', '=', chauffeur).execute()
  forgetFleet(annai().ctx)
  expect(await answerTo(token)).toEqual([200, chauffeur])
})

test('a link to one day shows nothing of another', async () => {
  const { day, held, chauffeur } = await booked()
  const token = await linkFor(annai(), desk, ownDay(), chauffeur)
  const shown = await dayBehind(annai(), token)
  expect(shown.day).not.toBe(day)
  expect(JSON.stringify(shown)).not.toContain(held.booking.reference)
})

test('two of the office who send links at once leave one that opens the day', async () => {
  const { day, chauffeur } = await booked()
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendLinks(annai(), desk, day, [chauffeur])))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const answers = await Promise.all(sent.map(({ body }) => answerTo(tokenIn(body.links[0].url))))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
})

test('cars, strangers and days that are over get no link', async () => {
  const { day, held, chauffeur } = await booked()
  const car = await memberOf(annai(), held, 'vehicle')
  for (const id of [car.id, '00000000-0000-4000-8000-000000000000']) {
    const { status, body } = await sendLinks(annai(), desk, day, [chauffeur, id])
    expect([status, body.code]).toEqual([404, 'dispatch.unknown-resource'])
  }
  // Nothing of it was done: the one who could have had one has none either.
  expect((await linkOf(day, chauffeur))?.id).toBe('')
  const past = await sendLinks(annai(), desk, '2026-11-13', [chauffeur])
  expect([past.status, past.body.fields]).toEqual([400, { day: 'This day is over.' }])
  expect(await revoke()).toBe(404)
})

test('the list says who has a link, whether it was opened, and whether the day is another since', async () => {
  const { day, held, chauffeur, guide } = await booked()
  expect(await linkOf(day, chauffeur)).toMatchObject({ id: '', jobs: 1, openedAt: null, changedSince: false })
  expect((await linkOf(day, chauffeur))?.email).toMatch(/@annai\.example$/)
  const token = await linkFor(annai(), desk, day, chauffeur)
  const change = (values: object) =>
    annai().ctx.db.updateTable('bookings').set(values).where('reference', '=', held.booking.reference).execute()
  await change({ note: 'Before it was opened.' })
  expect(await linkOf(day, chauffeur)).toMatchObject({ openedAt: null, sentAt: null, changedSince: false })
  await dayBehind(annai(), token)
  const opened = await linkOf(day, chauffeur)
  expect([typeof opened?.openedAt, opened?.changedSince]).toEqual(['string', false])
  await change({ note: 'After it was opened.' })
  expect((await linkOf(day, chauffeur))?.changedSince).toBe(true)
  expect((await linkOf(day, guide))?.changedSince).toBe(false)
  await atTime(annai(), tokyoInstant(day, '07:00'), () => dayBehind(annai(), token))
  const again = await linkOf(day, chauffeur)
  expect([again?.openedAt, again?.changedSince]).toEqual([opened?.openedAt, false])
})

test('a job that was called off stays on the page of whoever had seen it, and comes on nobody else’s', async () => {
  const { day, held, chauffeur, guide } = await booked()
  const [seen, unseen] = [await linkFor(annai(), desk, day, chauffeur), await linkFor(annai(), desk, day, guide)]
  await dayBehind(annai(), seen)
  const { reference } = held.booking
  const refundYen = (await get(annai(), `/bookings/${reference}/refund?token=${held.token}`)).body.refundYen
  const gone = await post(annai(), `/bookings/${reference}/cancel`, { token: held.token, refundYen })
  expect(gone.status).toBe(200)
  expect((await linkOf(day, chauffeur))?.changedSince).toBe(true)
  for (let look = 0; look < 2; look++)
    expect((await dayBehind(annai(), seen)).jobs).toMatchObject([{ reference, calledOff: true, guestPhone: null }])
  expect((await dayBehind(annai(), unseen)).jobs).toEqual([])
})
