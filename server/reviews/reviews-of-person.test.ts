import { beforeEach, expect, test } from 'vitest'
import type { ReviewsOfPerson } from '#contract/reviews-office.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { memberOf } from '#server/testing/crew-days.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'
import { ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'
import { newPerson } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const of = async (id: string): Promise<ReviewsOfPerson> =>
  (await get(annai(), `/admin/people/${id}/reviews`, desk.headers)).body

async function writeOne(text: string, stars: object) {
  const held = await bookAndTravel(annai(), { day: ownDay() })
  const given = { chauffeurStars: 5, guideStars: 5, vehicleStars: 5, routeStars: 5, ...stars }
  await post(annai(), pathOf(held, 'review'), { token: held.token, ...given, text, author: 'Priya' })
  return held
}

test('a person is told by the stars that guests gave them, with the booking behind it; a guide by the guide’s', async () => {
  const held = await writeOne('Late, but kind.', { chauffeurStars: 2, guideStars: 4 })
  const [chauffeur, guide] = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  const ofChauffeur = await of(chauffeur.id)
  expect(ofChauffeur.latest.find(({ text }) => text === 'Late, but kind.')).toMatchObject({
    ...{ stars: 2, author: 'Priya', reference: held.booking.reference, status: 'waiting', isAnswered: false },
  })
  expect(ofChauffeur.spread[1]).toBeGreaterThan(0)
  expect(ofChauffeur.spread.reduce((sum, count) => sum + count, 0)).toBe(ofChauffeur.count)
  const theirs = (await of(guide.id)).latest.find(({ text }) => text === 'Late, but kind.')
  expect(theirs?.stars).toBe(4)
})

test('what is hidden says nothing of anybody, and what another drove nothing of this one', async () => {
  const held = await writeOne('An advertisement.', { chauffeurStars: 1 })
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const before = await of(id)
  expect(before.latest.map(({ text }) => text)).toContain('An advertisement.')
  const [review] = before.latest.filter(({ text }) => text === 'An advertisement.')
  const hiding = { status: 'hidden', ground: 'advertising', reason: 'Sells umbrellas.', version: 1 }
  expect((await post(annai(), `/admin/reviews/${review?.id}`, hiding, desk.headers)).status).toBe(200)
  const after = await of(id)
  expect(after.latest.map(({ text }) => text)).not.toContain('An advertisement.')
  expect(after.count).toBe(before.count - 1)
  const people = (await get(annai(), '/admin/people?view=chauffeurs&rows=100', desk.headers)).body.rows
  for (const one of people as { id: string }[])
    if (one.id !== id) expect((await of(one.id)).latest.map(({ text }) => text)).not.toContain('An advertisement.')
})

test('a car and nobody have none, and who may not read reviews reads none here', async () => {
  const nobody = '00000000-0000-4000-8000-000000000099'
  expect((await get(annai(), `/admin/people/${nobody}/reviews`, desk.headers)).body.code).toBe('people.unknown')
  const dispatcher = await newPerson(annai(), 'admin', ['dispatcher'])
  expect((await get(annai(), `/admin/people/${nobody}/reviews`, dispatcher.headers)).body.code).toBe(
    'platform.right-missing',
  )
})
