import { expect, test } from 'vitest'
import { ReviewsOfTour } from '#contract/reviews.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { countStatements } from '#server/testing/count-statements.ts'

const slug = 'ginkgo-gold'

async function startUnreviewed() {
  const annai = await startTestAnnai({ demo: true })
  const { id } = await annai.ctx.db.selectFrom('tours').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await annai.ctx.db.deleteFrom('tour_reviews').where('tour_id', '=', id).execute()
  return { annai, tourId: id }
}

const read = async ({ app }: TestAnnai): Promise<ReviewsOfTour> =>
  ReviewsOfTour.parse((await app.inject({ url: `/api/tours/${slug}/reviews` })).json())

test('a tour shows the reviews that the office released, the newest first, and their means', async () => {
  const { annai, tourId } = await startUnreviewed()
  expect(await read(annai)).toEqual({ rating: null, reviews: [] })

  const common = { tour_id: tourId, author: 'Priya', travelled_on: '2026-11-20', vehicle_stars: 5, route_stars: 4 }
  await annai.ctx.db
    .insertInto('tour_reviews')
    .values([
      {
        ...common,
        stars: 4.7,
        chauffeur_stars: 5,
        text: 'First.',
        status: 'released',
        created_at: new Date('2026-11-21'),
      },
      {
        ...common,
        stars: 4,
        chauffeur_stars: 4,
        guide_stars: 3,
        text: 'Second.',
        status: 'released',
        created_at: new Date('2026-11-22'),
        answer: 'Thanks',
      },
      { ...common, stars: 1, chauffeur_stars: 1, text: 'Not yet read.', status: 'waiting' },
      { ...common, stars: 1, chauffeur_stars: 1, text: 'Hidden.', status: 'hidden' },
    ])
    .execute()
  const { rating, reviews } = await read(annai)
  expect(rating).toEqual({ average: 4.4, count: 2, parts: { chauffeur: 4.5, guide: 3, vehicle: 5, route: 4 } })
  expect(reviews.map((review) => [review.text, review.travelled, review.answer, review.stars])).toEqual([
    ['Second.', '2026-11', 'Thanks', 4],
    ['First.', '2026-11', null, 4.7],
  ])
  expect((await annai.app.inject({ url: '/api/tours/nowhere/reviews' })).statusCode).toBe(404)
})

test('pictures of reviews come with them: twenty reviews take no more questions than one', async () => {
  const { annai, tourId } = await startUnreviewed()
  const [print] = await annai.ctx.db.selectFrom('pictures').select(['name', 'path']).limit(1).execute()
  const addReviews = async (count: number) => {
    const rows = await annai.ctx.db
      .insertInto('tour_reviews')
      .values(
        Array.from({ length: count }, (_, index) => ({
          tour_id: tourId,
          author: 'Priya',
          travelled_on: '2026-11-20',
          stars: 5,
          text: `Number ${index}.`,
          status: 'released',
        })),
      )
      .returning('id')
      .execute()
    await annai.ctx.db
      .insertInto('review_pictures')
      .values(rows.map(({ id }) => ({ review_id: id, position: 1, picture_name: print?.name ?? '' })))
      .execute()
  }
  await addReviews(1)
  const one = await countStatements(annai, () => read(annai))
  await addReviews(19)
  let reviews: ReviewsOfTour['reviews'] = []
  const twenty = await countStatements(annai, async () => {
    reviews = (await read(annai)).reviews
  })
  expect(reviews.map(({ pictures }) => pictures.map(({ path }) => path))).toEqual(Array(20).fill([print?.path]))
  expect(twenty).toBe(one)
})
