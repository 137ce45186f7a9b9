import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

async function writeOne(text: string, change: object = {}) {
  const held = await bookAndTravel(annai(), { day: ownDay() })
  const stars = { chauffeurStars: 5, guideStars: 5, vehicleStars: 5, routeStars: 5, ...change }
  await post(annai(), pathOf(held, 'review'), { token: held.token, ...stars, text, author: 'Priya' })
  const { id } = await annai()
    .ctx.db.selectFrom('tour_reviews')
    .select('id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow()
  return { id, held, slug: held.booking.tour.slug }
}

test('the office releases a review, or hides it with a reason; the tour’s page follows in every process', async () => {
  const desk = await signIn(annai(), 'admin')
  const { id, held, slug } = await writeOne('Seen by the office first.')
  const announcements = listenToAnnouncements(annai().databaseUrl, annai().ctx.log)
  onTestFinished(() => announcements.close())
  const heard = vi.fn()
  announcements.on('pages', heard)
  await announcements.ready
  const shown = async () => JSON.stringify((await get(annai(), `/tours/${slug}/reviews`)).body)

  const released = await post(annai(), `/admin/reviews/${id}`, { status: 'released' }, desk.headers)
  expect(released.body).toMatchObject({
    id,
    status: 'released',
    stars: 5,
    reference: held.booking.reference,
    tourTitle: held.booking.tour.title,
  })
  expect(await shown()).toContain('Seen by the office first.')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))

  const hiding = (reason: string) => post(annai(), `/admin/reviews/${id}`, { status: 'hidden', reason }, desk.headers)
  expect((await hiding('  ')).body).toMatchObject({
    code: 'reviews.reason-needed',
    fields: { reason: expect.any(String) },
  })
  expect(await shown()).toContain('Seen by the office first.')
  expect((await hiding('Names another guest.')).body.status).toBe('hidden')
  expect(await shown()).not.toContain('Seen by the office first.')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  const row = await annai().ctx.db.selectFrom('tour_reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ judged_reason: 'Names another guest.', judged_at: annai().clock.now() })
  const own = await get(annai(), `${pathOf(held, 'review')}?token=${held.token}`)
  expect(own.body.review.status).toBe('hidden')
})

test('the office reads what waits, the lowest stars first', async () => {
  const desk = await signIn(annai(), 'admin')
  const low = await writeOne('Late, and the car smelled of smoke.', {
    chauffeurStars: 1,
    vehicleStars: 2,
    routeStars: 2,
  })
  const high = await writeOne('Nothing to add.')
  const { body } = await get(annai(), '/admin/reviews', desk.headers)
  const order = body.reviews.map(({ id }: { id: string }) => id)
  expect(order.indexOf(low.id)).toBeLessThan(order.indexOf(high.id))
  const stars = body.reviews.map((review: { stars: number }) => review.stars)
  expect(stars).toEqual(stars.toSorted((a: number, b: number) => a - b))
  expect(body.pages).toBe(1)
  expect((await get(annai(), '/admin/reviews?page=2', desk.headers)).body.reviews).toEqual([])
})

test('only the office judges, and only what there is', async () => {
  const [desk, mika] = [await signIn(annai(), 'admin'), await signIn(annai())]
  const { id } = await writeOne('Not for me to judge.')
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'released' }, mika.headers)).status).toBe(403)
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'released' })).status).toBe(401)
  expect((await get(annai(), '/admin/reviews', mika.headers)).status).toBe(403)
  const unknown = '4b0c1e9e-0000-4000-8000-000000000001'
  const judged = await post(annai(), `/admin/reviews/${unknown}`, { status: 'released' }, desk.headers)
  expect(judged.body.code).toBe('reviews.unknown')
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'waiting' }, desk.headers)).status).toBe(400)
})
