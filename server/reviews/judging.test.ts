import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { send } from '#server/testing/signed-in-people.ts'
import { soon } from '#server/testing/soon.ts'

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
  return { id, held, slug: held.booking.service.slug }
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

  const released = await post(annai(), `/admin/reviews/${id}`, { status: 'released', version: 1 }, desk.headers)
  expect(released.body).toMatchObject({
    id,
    status: 'released',
    stars: 5,
    reference: held.booking.reference,
    tourTitle: held.booking.service.title,
  })
  // Who drove and guided is who the booking says.
  const names = (role: string) => held.booking.crew.filter(({ kind }) => kind === role).map(({ name }) => name)
  expect(released.body.crew.chauffeurs).toHaveLength(1)
  expect(released.body.crew.chauffeurs).toEqual(names('chauffeur'))
  expect(released.body.crew.guides).toEqual(names('guide'))
  expect(await shown()).toContain('Seen by the office first.')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), soon)

  const hiding = (reason: string, change: object = {}) =>
    post(
      annai(),
      `/admin/reviews/${id}`,
      { status: 'hidden', ground: 'other-people', reason, version: 2, ...change },
      desk.headers,
    )
  expect((await hiding('Names another guest.', { ground: undefined })).body).toMatchObject({
    code: 'reviews.reason-needed',
    fields: { ground: expect.any(String) },
  })
  expect((await hiding('Only two stars.', { ground: 'low-stars' })).status).toBe(400)
  expect((await hiding('  ')).body).toMatchObject({
    code: 'reviews.reason-needed',
    fields: { reason: expect.any(String) },
  })
  expect(await shown()).toContain('Seen by the office first.')
  expect((await hiding('Names another guest.')).body.status).toBe('hidden')
  expect(await shown()).not.toContain('Seen by the office first.')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), soon)
  const row = await annai().ctx.db.selectFrom('tour_reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    ...{ judged_reason: 'Names another guest.', judged_ground: 'other-people', judged_at: annai().clock.now() },
  })
  const own = await get(annai(), `${pathOf(held, 'review')}?token=${held.token}`)
  expect(own.body.review.status).toBe('hidden')

  const undone = await post(annai(), `/admin/reviews/${id}`, { status: 'waiting', version: 3 }, desk.headers)
  expect(undone.body).toMatchObject({ status: 'waiting', ground: null, reason: null, judgedAt: null, version: 4 })
  expect(await shown()).not.toContain('Seen by the office first.')
  const trail = await readChanges(annai().ctx.db, { kind: 'review', id })
  expect(trail.map(({ deed, reason }) => [deed, reason])).toEqual([
    ['let the review wait again', ''],
    ['hid the review', 'Other people’s data: Names another guest.'],
    ['released the review', ''],
  ])
})

test('the office answers below a review and changes its answer; visitors read it at once', async () => {
  const desk = await signIn(annai(), 'admin')
  const { id, slug } = await writeOne('Worth every yen.')
  await post(annai(), `/admin/reviews/${id}`, { status: 'released', version: 1 }, desk.headers)
  const announcements = listenToAnnouncements(annai().databaseUrl, annai().ctx.log)
  onTestFinished(() => announcements.close())
  const heard = vi.fn()
  announcements.on('pages', heard)
  await announcements.ready
  const answering = (answer: string, version: number) =>
    send(annai(), 'PUT', `/admin/reviews/${id}/answer`, desk.headers, { answer, version })
  const shown = async () =>
    (await get(annai(), `/tours/${slug}/reviews`)).body.reviews.find((review: { id: string }) => review.id === id)

  expect((await answering('  Thank you both.  ', 2)).body).toMatchObject({ answer: 'Thank you both.', version: 3 })
  expect((await shown()).answer).toBe('Thank you both.')
  expect((await answering('Thank you, all three.', 3)).body.answeredAt).toMatch(/^2026-11-15T10:30/)
  expect((await shown()).answer).toBe('Thank you, all three.')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), soon)
  expect((await answering('x'.repeat(601), 4)).status).toBe(400)
  expect((await answering('Written on an old page.', 3)).body.code).toBe('office.changed-meanwhile')
  expect((await answering('', 4)).body).toMatchObject({ answer: null, answeredAt: null })
  expect((await shown()).answer).toBeNull()
})

test('of two who judge at once one is heard, and the other is told', async () => {
  const [naomi, ken] = [await signIn(annai(), 'admin'), await signIn(annai(), 'admin')]
  const { id } = await writeOne('Two people read this at the same moment.')
  const answers = await Promise.all([
    post(annai(), `/admin/reviews/${id}`, { status: 'released', version: 1 }, naomi.headers),
    post(
      annai(),
      `/admin/reviews/${id}`,
      { status: 'hidden', ground: 'insult', reason: 'Rude.', version: 1 },
      ken.headers,
    ),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.body
  // With the version that is there, the second is heard: it was the version that refused it.
  const again = await post(annai(), `/admin/reviews/${id}`, { status: 'waiting', version: 2 }, ken.headers)
  expect([won.version, again.body.version]).toEqual([2, 3])
})

test('several are released at once; one that was judged meanwhile is left and named', async () => {
  const desk = await signIn(annai(), 'admin')
  const [first, second] = [await writeOne('One of many.'), await writeOne('Judged meanwhile.')]
  await post(
    annai(),
    `/admin/reviews/${second.id}`,
    { status: 'hidden', ground: 'insult', reason: 'Rude.', version: 1 },
    desk.headers,
  )
  const reviews = [first, second].map(({ id }) => ({ id, version: 1 }))
  const { body } = await post(annai(), '/admin/reviews-released', { reviews }, desk.headers)
  expect(body.released).toMatchObject([{ id: first.id, status: 'released', version: 2 }])
  expect(body.left).toEqual([second.id])
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
  expect(body).toMatchObject({ pages: 1, counts: { waiting: body.total }, figures: { average: expect.any(Number) } })
  expect(body.figures.spread.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.figures.count)
  const found = await get(annai(), '/admin/reviews?q=smelled&stars=2,3', desk.headers)
  expect(found.body.reviews.map(({ id }: { id: string }) => id)).toEqual([low.id])
  expect(found.body.reviews[0]).toMatchObject({ guest: 'Eleanor Marsh', parts: { chauffeur: 1, guide: 5 } })
  expect((await get(annai(), '/admin/reviews?page=2', desk.headers)).body.reviews).toEqual([])
})

test('only the office judges, and only what there is', async () => {
  const [desk, mika] = [await signIn(annai(), 'admin'), await signIn(annai())]
  const { id } = await writeOne('Not for me to judge.')
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'released', version: 1 }, mika.headers)).status).toBe(
    403,
  )
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'released', version: 1 })).status).toBe(401)
  expect((await get(annai(), '/admin/reviews', mika.headers)).status).toBe(403)
  const unknown = '4b0c1e9e-0000-4000-8000-000000000001'
  const judged = await post(annai(), `/admin/reviews/${unknown}`, { status: 'released', version: 1 }, desk.headers)
  expect(judged.body.code).toBe('reviews.unknown')
  expect((await post(annai(), `/admin/reviews/${id}`, { status: 'released' }, desk.headers)).status).toBe(400)
})
