import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post, quoteFor } from '#server/testing/bookings.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

const stars = { chauffeurStars: 5, guideStars: 5, vehicleStars: 4, routeStars: 5 }

/** The one without a guide. */
const alone = { tour: 'the-expressway-at-night', start: '19:00' }
const words = { text: 'The tide was out, and we walked further than planned.', author: 'Eleanor, Bath' }

const write = (held: HeldBooking, change: object = {}, headers = {}) =>
  post(annai(), pathOf(held, 'review'), { token: held.token, ...stars, ...words, ...change }, headers)

const read = async (held: HeldBooking) => (await get(annai(), `${pathOf(held, 'review')}?token=${held.token}`)).body

async function sendPicture(held: HeldBooking, query = `?token=${held.token}`, headers = {}) {
  const payload = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()
  const answer = await annai().app.inject({
    method: 'POST',
    url: `/api${pathOf(held, 'review-pictures')}${query}`,
    payload,
    headers: { 'content-type': 'image/png', ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('who travelled reviews the day, once, and reads what they wrote; nobody else does before the office', async () => {
  const held = await bookAndTravel(annai(), { day: ownDay() })
  expect(await read(held)).toEqual({ canWrite: true, hasGuide: true, review: null })
  const { status, body } = await write(held, { author: '  Eleanor,\n Bath ' })
  expect(status).toBe(200)
  expect(body).toEqual({
    reference: held.booking.reference,
    status: 'waiting',
    ...stars,
    ...words,
    pictures: [],
    answer: null,
    writtenAt: '2026-11-15T10:30:00+09:00',
  })
  expect(await read(held)).toEqual({ canWrite: false, hasGuide: true, review: body })
  expect((await write(held)).body.code).toBe('reviews.written')
  expect((await sendPicture(held)).body.code).toBe('reviews.written')
  const { body: shown } = await get(annai(), `/tours/${held.booking.service.slug}/reviews`)
  expect(JSON.stringify(shown)).not.toContain(words.text)
  const row = await annai()
    .ctx.db.selectFrom('tour_reviews')
    .select(['stars', 'travelled_on'])
    .where('text', '=', words.text)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ stars: '4.8', travelled_on: held.booking.startsAt.slice(0, 10) })
})

test('a day that is not over, or was called off, cannot be reviewed', async () => {
  const day = ownDay()
  const [ahead, cancelled] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  await post(annai(), pathOf(cancelled, 'cancel'), { token: cancelled.token, refundYen: cancelled.booking.totalYen })
  for (const held of [ahead, cancelled]) {
    expect(await read(held)).toMatchObject({ canWrite: false, review: null })
    expect((await write(held)).body.code).toBe('reviews.not-yet')
    expect((await sendPicture(held)).body.code).toBe('reviews.not-yet')
  }
})

test('of two reviews of one day that come at once, one is kept', async () => {
  const held = await bookAndTravel(annai(), { day: ownDay() })
  const answers = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => write(held, { text })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const kept = answers.find(({ status }) => status === 200)
  expect((await read(held)).review.text).toBe(kept?.body.text)
})

test('a guide is judged exactly where there was one; stars go from one to five', async () => {
  const [guided, driven] = [
    await bookAndTravel(annai(), { day: ownDay() }),
    await bookAndTravel(annai(), { day: ownDay(), ...alone }),
  ]
  expect([(await read(guided)).hasGuide, (await read(driven)).hasGuide]).toEqual([true, false])
  expect(Object.keys((await write(guided, { guideStars: null })).body.fields)).toEqual(['guideStars'])
  expect(Object.keys((await write(driven)).body.fields)).toEqual(['guideStars'])
  for (const wrong of [0, 6, 4.5, '5', null]) {
    const { status, body } = await write(driven, { chauffeurStars: wrong })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['chauffeurStars']])
  }
  expect((await write(guided, { guideStars: 3 })).body.guideStars).toBe(3)
  expect((await write(driven, { guideStars: null })).body.guideStars).toBeNull()
})

test('a review has words and a name, both of bounded length, and markup in it is text', async () => {
  const held = await bookAndTravel(annai(), { day: ownDay() })
  const bad: [object, string][] = [
    [{ text: '   ' }, 'text'],
    [{ text: 'x'.repeat(4001) }, 'text'],
    [{ author: ' \u202e ' }, 'author'],
    [{ author: 'x'.repeat(61) }, 'author'],
    [{ pictures: Array(5).fill('upload-x') }, 'pictures'],
  ]
  for (const [change, field] of bad) {
    const { status, body } = await write(held, change)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
  const text = '<b>Fine</b> 🙂 ما شاء الله'
  expect((await write(held, { text, author: 'O' })).body).toMatchObject({ text, author: 'O' })
})

test('a review shows the pictures that were added for its day, in their order', async () => {
  const [held, other] = [
    await bookAndTravel(annai(), { day: ownDay() }),
    await bookAndTravel(annai(), { day: ownDay() }),
  ]
  const [first, second, theirs] = [await sendPicture(held), await sendPicture(held), await sendPicture(other)]
  expect(first.body.picture).toMatchObject({ path: expect.stringMatching(/^guests\//), width: 90, height: 60 })
  const print = await annai().ctx.db.selectFrom('pictures').select('name').where('uploaded_at', 'is', null).execute()
  for (const wrong of [theirs.body.name, 'upload-nothing', print[0]?.name]) {
    expect((await write(held, { pictures: [first.body.name, wrong] })).body.code).toBe('reviews.unknown-picture')
  }
  // What was refused left nothing behind, and took no picture into use.
  expect(await read(held)).toMatchObject({ canWrite: true })
  const { body } = await write(held, { pictures: [second.body.name, first.body.name] })
  expect(body.pictures).toEqual([second.body.picture, first.body.picture])

  await atTime(annai(), inMinutes(annai(), 25 * 60), () => runTask(annai().ctx, 'media.forget-unnamed'))
  const statusOf = async ({ body }: typeof first) =>
    (await annai().app.inject({ url: `/uploads/${body.picture.path}-480.webp` })).statusCode
  expect(await Promise.all([first, second, theirs].map(statusOf))).toEqual([200, 200, 404])
  expect((await write(other, { pictures: [theirs.body.name] })).body.code).toBe('reviews.unknown-picture')
})

test('for everybody else there is no such booking, and the office writes for nobody', async () => {
  const [mika, stranger, desk] = [await signIn(annai()), await signIn(annai()), await signIn(annai(), 'admin')]
  const held = await bookAndTravel(annai(), { day: ownDay() })
  await annai()
    .ctx.db.updateTable('bookings')
    .set({ user_id: mika.userId })
    .where('reference', '=', held.booking.reference)
    .execute()
  const asked = { token: undefined }
  for (const headers of [{}, stranger.headers]) {
    expect((await get(annai(), pathOf(held, 'review'), headers)).body.code).toBe('booking.unknown')
    expect((await write(held, asked, headers)).body.code).toBe('booking.unknown')
    expect((await sendPicture(held, '', headers)).body.code).toBe('booking.unknown')
  }
  const wrong = await quoteFor(annai(), { day: ownDay() })
  expect((await write(held, { token: wrong.id.repeat(2) })).body.code).toBe('booking.unknown')
  expect((await get(annai(), pathOf(held, 'review'), desk.headers)).status).toBe(200)
  expect((await write(held, asked, desk.headers)).body.code).toBe('booking.unknown')
  expect((await write(held, asked, mika.headers)).status).toBe(200)

  const mine = await get(annai(), '/own-reviews', mika.headers)
  expect(mine.body.reviews).toMatchObject([{ reference: held.booking.reference, text: words.text }])
  expect((await get(annai(), '/own-reviews', stranger.headers)).body).toEqual({ reviews: [] })
})
