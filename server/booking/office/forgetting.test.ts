import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { post, usualWish } from '#server/testing/bookings.ts'
import { atTime, inMinutes, signIn } from '#server/testing/scene.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'
import { findByReference } from '../bookings.store.ts'
import { bookingPersonalData } from '../personal-data.ts'
import { forgetCalls } from './put-aside.ts'

const annai = shareTestAnnai({ demo: true })

const putAside = async (draft: object, headers: Record<string, string>) =>
  annai().app.inject({ method: 'PUT', url: `/api/admin/phone-drafts/${randomUUID()}`, payload: { draft }, headers })

test('who is erased leaves nothing at the telephone: no call put aside, no reason for their price', async () => {
  const { headers } = await signIn(annai(), 'admin')
  const guest = { leadName: 'Qwxlead', email: 'qwx@example.com', phone: '+81 90 7777 1212' }
  await putAside({ name: 'Qwxbymail', email: 'QWX@example.com' }, headers)
  await putAside({ name: 'Qwxbyphone', phone: '+81 90-7777-1212' }, headers)
  await putAside({ name: 'Vjkother', email: 'other@example.com' }, headers)
  const { body: asked } = await post(annai(), '/admin/phone-bookings/quote', usualWish, headers)
  const { body } = await post(
    annai(),
    '/admin/phone-bookings',
    {
      ...{ quoteId: asked.quote.id, ...guest, paid: { how: 'on-the-day' } },
      ...{ charged: [{ line: 0, amountYen: 1_000 }], reason: 'Qwxreason' },
    },
    headers,
  )
  const { ctx, clock } = annai()
  const words = ['Qwxbymail', 'Qwxbyphone', 'Qwxreason', 'Qwxlead']
  const stand = async () =>
    (await whereWordsStand(ctx.db, words))
      .map((place) => place.split(':')[0])
      .filter((place) => !/worker/.test(place ?? ''))
  expect(await stand()).toEqual(expect.arrayContaining(['phone_drafts.draft', 'change_trail.reason']))
  const booking = await findByReference(ctx.db, body.reference)
  const traces = { person: { userId: randomUUID(), email: guest.email }, bookingIds: [booking?.id ?? ''] }
  await ctx.db.transaction().execute((db) => bookingPersonalData.erase(db, traces, clock.now()))
  expect((await stand()).filter((place) => /phone_drafts|change_trail|bookings|idempotency/.test(place ?? ''))).toEqual(
    [],
  )
  expect(await whereWordsStand(ctx.db, ['Vjkother'])).toHaveLength(1)
})

test('a call that nobody rang about again is forgotten after two weeks', async () => {
  const { headers } = await signIn(annai(), 'admin')
  await putAside({ name: 'Zzfortnight' }, headers)
  const stands = () => whereWordsStand(annai().ctx.db, ['Zzfortnight'])
  await atTime(annai(), inMinutes(annai(), 13 * 1440), () => forgetCalls(annai().ctx))
  expect(await stands()).toHaveLength(1)
  await atTime(annai(), inMinutes(annai(), 15 * 1440), () => forgetCalls(annai().ctx))
  expect(await stands()).toEqual([])
})
