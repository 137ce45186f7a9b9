import { expect, test } from 'vitest'
import { ReviewsOfTour } from '#contract/reviews.ts'
import { startTestAnnai } from '#server/testing/annai.ts'

test('a tour shows the reviews that the office released, the newest first, and their average', async () => {
  const annai = await startTestAnnai({ demo: true })
  const read = async (): Promise<ReviewsOfTour> =>
    ReviewsOfTour.parse((await annai.app.inject({ url: '/api/tours/ginkgo-gold/reviews' })).json())
  expect(await read()).toEqual({ rating: null, reviews: [] })

  const { id } = await annai.ctx.db
    .selectFrom('tours')
    .select('id')
    .where('slug', '=', 'ginkgo-gold')
    .executeTakeFirstOrThrow()
  const common = { tour_id: id, author: 'Priya', travelled_on: '2026-11-20' }
  await annai.ctx.db
    .insertInto('tour_reviews')
    .values([
      { ...common, stars: 5, text: 'First.', status: 'released', created_at: new Date('2026-11-21') },
      {
        ...common,
        stars: 4,
        text: 'Second.',
        status: 'released',
        created_at: new Date('2026-11-22'),
        answer: 'Thanks',
      },
      { ...common, stars: 1, text: 'Not yet read.', status: 'waiting' },
      { ...common, stars: 1, text: 'Hidden.', status: 'hidden' },
    ])
    .execute()
  const { rating, reviews } = await read()
  expect(rating).toEqual({ average: 4.5, count: 2 })
  expect(reviews.map((review) => [review.text, review.travelled, review.answer])).toEqual([
    ['Second.', '2026-11', 'Thanks'],
    ['First.', '2026-11', null],
  ])
  expect((await annai.app.inject({ url: '/api/tours/nowhere/reviews' })).statusCode).toBe(404)
})
