import { beforeEach, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { bookingPersonalData } from '../personal-data.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-04-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const path = ({ booking }: HeldBooking) => `/admin/bookings/${booking.reference}/notes`
const words = 'Ring the hotel on Friday'

test('a note is kept with its writer, read by the office alone, and taken away again', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  expect((await post(annai(), path(held), { body: ' ' }, desk.headers)).body.fields).toHaveProperty('body')
  const { body } = await post(annai(), path(held), { body: words }, desk.headers)
  expect(body.notes).toMatchObject([{ body: words, by: 'Test' }])
  const seen = await get(annai(), `/bookings/${held.booking.reference}?token=${held.token}`)
  expect(JSON.stringify(seen.body)).not.toContain(words)
  const [note] = body.notes
  const gone = await annai().app.inject({
    ...{ method: 'DELETE', url: `/api${path(held)}/${note.id}`, headers: desk.headers },
  })
  expect(gone.json().notes).toEqual([])
})

test('a note is part of what we hold about its guest: it is copied for them, and erased with their booking', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await post(annai(), path(held), { body: words }, desk.headers)
  const { ctx } = annai()
  const { id, email } = await ctx.db
    .selectFrom('bookings')
    .select(['id', 'email'])
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  const copy = await bookingPersonalData.copy(ctx, { userId: '00000000-0000-4000-8000-000000000000', email })
  expect(JSON.stringify(copy)).toContain(words)
  await ctx.db
    .transaction()
    .execute((db) => bookingPersonalData.erase(db, { person: null, bookingIds: [id] }, ctx.clock.now()))
  expect((await get(annai(), path(held), desk.headers)).body.notes).toEqual([])
  const refused = await post(annai(), path(held), { body: 'More' }, desk.headers)
  expect([refused.status, refused.body.code]).toEqual([409, 'booking.not-possible-now'])
})
