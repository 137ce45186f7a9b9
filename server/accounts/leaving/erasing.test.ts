import { beforeAll, expect, test } from 'vitest'
import { personalData, recurring, tasks } from '#server/capabilities.ts'
import { housekeeping } from '#server/platform/jobs-housekeeping.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { pagesOf } from '#server/testing/paper.ts'
import { rightPassword } from '#server/testing/people.ts'
import {
  askForQuote,
  type PersonWithEverything,
  personWithEverything,
  secretOf,
  sendPicture,
  signedInAs,
} from '#server/testing/person-with-everything.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { runTask } from '#server/testing/run-task.ts'
import { pathOf, signIn } from '#server/testing/scene.ts'
import { newDevice, send } from '#server/testing/signed-in-people.ts'
import { rowsNaming, whereWordsStand } from '#server/testing/words-in-database.ts'

/** One story in the order in which it happens, from a day in November to one in February. */

// Demo data without its accounts, so that signing in takes no second.
const shared = shareTestAnnai({ demo: true, settings: { demo: false } })
let leaver: PersonWithEverything
let other: PersonWithEverything

const secrets = ['zqxrecovery', 'zqxchallenge']
const ownWords = () => [...Object.values(leaver.words), ...secrets]
const stillSaid = () => whereWordsStand(shared().ctx.db, ownWords())

/** Turns the clock to an hour in Tokyo, and does what is done by itself. */
async function liveUntil(moment: string): Promise<void> {
  const { clock, ctx } = shared()
  clock.advance(new Date(`${moment}:00+09:00`).getTime() - clock.now().getTime())
  const all = { ...housekeeping, ...tasks }
  for (const task of [...Object.keys(recurring), ...Object.keys(housekeeping)]) await all[task]?.(ctx, {})
  expect(await runDueJobs(shared())).toEqual([])
}

const review = { chauffeurStars: 5, guideStars: 4, vehicleStars: 5, routeStars: 3, text: 'A day that stays with us.' }

/** Words that the office does not want others to read. */
async function writeAmiss({ bookings, words, ...person }: PersonWithEverything, admin: Record<string, string>) {
  const headers = await signedInAs(shared(), { words, ...person })
  const written = { ...review, text: words.hidden, author: words.author }
  expect((await post(shared(), pathOf(bookings.recent, 'review'), written, headers)).status).toBe(200)
  const { db } = shared().ctx
  const { id } = await db
    .selectFrom('tour_reviews')
    .select('id')
    .where('text', '=', words.hidden)
    .executeTakeFirstOrThrow()
  expect(
    (
      await post(
        shared(),
        `/admin/reviews/${id}`,
        { status: 'hidden', ground: 'insult', reason: `Says ${words.hidden}`, version: 1 },
        admin,
      )
    ).status,
  ).toBe(200)
}

/** The day is over: the guest reviews it with a picture, the office answers a message and releases the review. */
async function lookBack(person: PersonWithEverything, admin: Record<string, string>): Promise<void> {
  const headers = await signedInAs(shared(), person)
  const { past } = person.bookings
  const { name } = await sendPicture(shared(), 'POST', pathOf(past, 'review-pictures'), headers)
  const written = { ...review, author: person.words.author, pictures: [name] }
  expect((await post(shared(), pathOf(past, 'review'), written, headers)).status).toBe(200)
  await post(shared(), pathOf(past, 'messages'), { body: `Dear guest, ${person.words.answer}` }, admin)
  const row = await shared()
    .ctx.db.selectFrom('tour_reviews')
    .select('id')
    .where('author', '=', person.words.author)
    .executeTakeFirstOrThrow()
  const released = await post(shared(), `/admin/reviews/${row.id}`, { status: 'released', version: 1 }, admin)
  expect(released.status).toBe(200)
  const answer = { answer: `Dear ${person.words.reviewAnswer}`, version: released.body.version }
  expect((await send(shared(), 'PUT', `/admin/reviews/${row.id}/answer`, admin, answer)).status).toBe(200)
}

const reviewsOfTour = async () => (await get(shared(), '/tours/kamakura-and-the-great-buddha/reviews')).body
const office = async () => (await signIn(shared(), 'admin')).headers

beforeAll(async () => {
  leaver = await personWithEverything(shared(), 'zqx', 9871)
  other = await personWithEverything(shared(), 'vjk', 8762)
  await liveUntil('2026-11-21T10:00')
  for (const person of [leaver, other]) await lookBack(person, await office())
  await liveUntil('2026-12-10T10:00')
  await writeAmiss(leaver, await office())
})

test('the copy holds every word that we hold of somebody, and none of anybody else', async () => {
  const headers = await signedInAs(shared(), leaver)
  await askForQuote(shared(), { words: leaver.words, headers })
  const found = await stillSaid()
  const unseen = ownWords().filter((word) => !found.some((place) => place.endsWith(`: ${word}`)))
  expect(unseen, 'whoever looks through the database finds each of them').toEqual([])
  expect(await whereWordsStand(shared().ctx.db, [secretOf('zqx')]), 'sealed, as long as it is there').toEqual([])

  const { file } = (await post(shared(), '/profile/export', {}, headers)).body
  const copy = await shared().app.inject(`/api${file}`)
  expect(copy.headers).toMatchObject({
    'content-disposition': 'attachment; filename="annai-my-data-2026-12-10.json"',
    'cache-control': 'no-store',
  })
  expect(Object.values(leaver.words).filter((word) => !copy.body.includes(word))).toEqual([])
  const strange = [...secrets, 'vjk', 'argon2', 'token', 'Secret', 'hash', 'Test Person']
  expect(strange.filter((word) => copy.body.includes(word))).toEqual([])
  expect(Object.keys(copy.json())).toEqual(['made_at', ...personalData.map(({ name }) => name)])
  expect(copy.json().pictures).toHaveLength(2)
})

test('after the days of grace nothing is left of the account, and nobody else has lost a word', async () => {
  const { db } = shared().ctx
  const { rating } = await reviewsOfTour()
  const leaving = { email: leaver.words.email.toUpperCase(), password: rightPassword, code: '' }
  const headers = await signedInAs(shared(), leaver)
  expect((await post(shared(), '/profile/delete', leaving, headers)).status).toBe(200)
  await liveUntil('2026-12-23T10:00')
  expect(await stillSaid(), 'nothing goes before').toContain(`users.full_name: ${leaver.words.name}`)
  const theirs = [other.userId, 'vjk', ...Object.values(other.bookings).map(({ booking }) => booking.reference)]
  const before = await rowsNaming(db, theirs)
  await liveUntil('2026-12-24T10:01')

  expect(await rowsNaming(db, theirs)).toEqual(before)
  const row = await db.selectFrom('users').selectAll().where('id', '=', leaver.userId).executeTakeFirstOrThrow()
  const nobody = `erased-${leaver.userId}@annai.invalid`
  expect(row).toMatchObject({
    ...{ full_name: 'Erased', email: nobody, email_key: nobody, role: 'user', status: '0', password_hash: 'Erased' },
    ...{ image: null, country: null, gender: null, wishlist_code: null, erase_after: null },
  })
  for (const table of [
    ...['saved_cards', 'wishes', 'sessions', 'two_factor', 'saved_travellers', 'trip_items', 'shared_trips'],
  ] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', leaver.userId).execute()).toEqual([])
  const trail = await db.selectFrom('sign_in_events').select(['kind', 'user_id']).where('user_agent', '=', '').execute()
  expect(trail.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['signed_in', 'closed']))
  expect(new Set(trail.map(({ user_id }) => user_id))).toEqual(new Set([null]))

  const shown = await reviewsOfTour()
  expect(shown.rating, 'the review counts as before').toEqual(rating)
  const written = shown.reviews.filter(({ text }: { text: string }) => text === review.text)
  expect(
    written.map(({ author, pictures }: { author: string; pictures: unknown[] }) => [author, pictures.length]),
  ).toEqual(
    expect.arrayContaining([
      ['A guest', 0],
      [other.words.author, 1],
    ]),
  )
})

test('only the days ahead, and those not long ago, still say whose they are', async () => {
  const { db } = shared().ctx
  const kept = await stillSaid()
  const tables = new Set(kept.map((place) => place.split('.')[0]))
  expect([...tables]).toEqual([
    ...['booking_messages', 'bookings', 'guest_addresses', 'guests', 'mail_refusals', 'mails', 'quotes'],
  ])
  // Food is asked on the day; what else the office wrote went with the account.
  expect(kept.filter((place) => place.includes(leaver.words.officeNote))).toEqual([])
  // The office was written to about the day ahead; and whoever wants no mail is sent none.
  expect(kept.filter((place) => place.startsWith('mails.'))).toEqual([`mails.subject: ${leaver.words.leadName}`])
  const left = await db
    .selectFrom('bookings')
    .select(['erase_on', 'user_id'])
    .where('erase_on', 'is not', null)
    .execute()
  expect(left.map(({ erase_on }) => erase_on).toSorted()).toEqual(['2027-01-07', '2027-02-19'])
  expect(left.map(({ user_id }) => user_id)).toEqual([null, null])
})

test('whoever signs up with the address again gets nothing of before', async () => {
  const { db } = shared().ctx
  const { email } = leaver.words
  const somebody = { full_name: 'Somebody New', email, password: rightPassword }
  const again = await send(shared(), 'POST', '/sign-up', {}, somebody)
  expect(again.status).toBe(204)
  const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { headers } = await newDevice(shared(), userId)
  await db.updateTable('users').set({ email_verified_at: shared().clock.now() }).where('id', '=', userId).execute()
  await runTask(shared().ctx, 'booking.join-account', { userId })
  expect((await get(shared(), '/own-bookings', headers)).body.counts).toEqual({ upcoming: 0, past: 0, cancelled: 0 })
  expect((await get(shared(), '/wishlist', headers)).body).toEqual({ wishes: [], shareCode: null })
  expect((await get(shared(), '/travellers', headers)).body.travellers).toEqual([])
  expect((await get(shared(), '/cards', headers)).body.cards).toEqual([])
  const { file } = (await post(shared(), '/profile/export', {}, headers)).body
  const copy = (await shared().app.inject(`/api${file}`)).body.replaceAll(email, '')
  expect(Object.values(leaver.words).filter((word) => copy.includes(word))).toEqual([])
  // Gone again, so that what is found later is of the one before.
  for (const table of ['sessions', 'account_links'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
  await db.deleteFrom('mails').where('recipient', '=', email).execute()
})

test('the day ahead happens: its link works and its crew knows whom to meet, until 30 days after it', async () => {
  const { ahead } = leaver.bookings
  const open = () => get(shared(), `${pathOf(ahead)}?token=${ahead.token}`)
  const known = { leadName: `Zoe ${leaver.words.leadName}`, phone: leaver.words.phone }
  expect((await open()).body).toMatchObject(known)
  await liveUntil('2027-01-19T18:00')
  await liveUntil('2027-01-21T10:00')
  expect((await open()).body).toMatchObject({ state: 'redeemed', ...known })
  await liveUntil('2027-02-18T23:59')
  expect((await open()).body).toMatchObject(known)
  await liveUntil('2027-02-19T00:01')
  expect((await open()).body.code).toBe('booking.unknown')
})

test('in the end no column of any table says a word of it, and all sums are right', async () => {
  expect(await stillSaid()).toEqual([])
  expect(await brokenPromises(shared())).toEqual([])
  const admin = await office()
  for (const { booking } of Object.values(leaver.bookings)) {
    const { body } = await get(shared(), `/bookings/${booking.reference}`, admin)
    expect(body).toMatchObject({ leadName: 'Erased', phone: '', travellers: [], note: '', room: '', flight: '' })
    expect(body.pickUp).toMatchObject({ kind: 'address', name: 'Erased' })
    expect(body.payments[0]).toMatchObject({ state: 'succeeded', card: null })
    expect(body.moves.filter(({ reason }: { reason: string }) => !/\w/.test(reason))).toEqual([])
  }
  const { past } = leaver.bookings
  const { receipts } = (await post(shared(), pathOf(past, 'documents'), {}, admin)).body
  const receipt = (await shared().app.inject(`/api${receipts[0].file}`)).rawPayload
  const text = pagesOf(receipt).join('\n')
  expect(text).toContain(past.booking.reference)
  expect(text).not.toMatch(/Erased|zqx/)
})
