import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, quoteFor } from '#server/testing/bookings.ts'
import { addPerson, bearing, tokenOf } from '#server/testing/people.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { joinBookings } from './join-bookings.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

async function hold(email: string, headers = {}) {
  const quote = await quoteFor(annai(), { day: ownDay() }, headers)
  const { body } = await post(annai(), '/bookings', { quoteId: quote.id, leadName: 'Mika', email }, headers)
  return body
}

const ownerOf = async (held: Awaited<ReturnType<typeof hold>>) =>
  (await findByReference(annai().ctx.db, held.booking.reference))?.userId

test('a guest’s bookings join the account with the same address, in any case, and nobody else’s do', async () => {
  const [mika, other] = [await signIn(annai()), await signIn(annai())]
  const [mine, shouted] = [await hold('mika@example.jp'), await hold('MIKA@Example.jp')]
  // The last three look alike: an a of another alphabet, a wide k, and the sign of the kelvin.
  const strangers = [
    await hold('mikas@example.jp'),
    await hold('mika@example.jp.example'),
    await hold('mik\u0430@example.jp'),
    await hold('mi\uFF4Ba@example.jp'),
    await hold('mi\u212Aa@example.jp'),
  ]
  const othersOwn = await hold('mika@example.jp', other.headers)
  const { db } = annai().ctx
  expect(await joinBookings(db, { userId: mika.userId, email: 'mika@EXAMPLE.jp' })).toBe(2)
  expect([await ownerOf(mine), await ownerOf(shouted), await ownerOf(othersOwn)]).toEqual([
    mika.userId,
    mika.userId,
    other.userId,
  ])
  for (const stranger of strangers) expect(await ownerOf(stranger)).toBeNull()
  expect(await joinBookings(db, { userId: mika.userId, email: 'mika@example.jp' })).toBe(0)
  expect((await get(annai(), pathOf(mine), mika.headers)).status).toBe(200)
  expect((await get(annai(), pathOf(mine), other.headers)).status).toBe(404)
  expect((await get(annai(), `${pathOf(mine)}?token=${mine.token}`)).status).toBe(200)
})

test('a domain in its own script and as mail servers write it are one address', async () => {
  const joerg = await signIn(annai())
  const [own, asServers, other] = [
    await hold('jörg@exämple.de'),
    await hold('Jörg@xn--exmple-cua.de'),
    await hold('joerg@exämple.de'),
  ]
  expect(await joinBookings(annai().ctx.db, { userId: joerg.userId, email: 'jörg@EXÄMPLE.de' })).toBe(2)
  expect([await ownerOf(own), await ownerOf(asServers), await ownerOf(other)]).toEqual([
    joerg.userId,
    joerg.userId,
    null,
  ])
})

test('signing in brings them to an account that has verified its address, and to no other', async () => {
  const [verified, unverified] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  await addPerson(annai(), verified, 'user', { emailVerifiedAt: annai().clock.now() })
  await addPerson(annai(), unverified)
  const [joins, stays] = [await hold(verified.toUpperCase()), await hold(unverified)]
  const headers = bearing(await tokenOf(annai(), verified))
  await tokenOf(annai(), unverified)
  expect(await runDueJobs(annai())).toEqual([])
  expect((await get(annai(), pathOf(joins), headers)).status).toBe(200)
  expect(await ownerOf(stays)).toBeNull()
})
