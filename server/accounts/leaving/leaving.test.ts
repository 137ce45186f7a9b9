import { expect, test } from 'vitest'
import { personalData } from '#server/capabilities.ts'
import { eraseIn } from '#server/platform/personal-data.ts'
import { accountNewsOf } from '#server/testing/account-jobs.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, post } from '#server/testing/bookings.ts'
import { bookAs, closeAccount, daysLater, eraseDueAccounts, readUser } from '#server/testing/leaving.ts'
import { trySignIn } from '#server/testing/people.ts'
import { atTime, inMinutes, ownDays, pathOf } from '#server/testing/scene.ts'
import { newDevice, newPerson, send, type TestPerson, trailOf, withApp } from '#server/testing/signed-in-people.ts'
import { newAccountLink } from '../account-links.store.ts'
import { findUser } from '../users.store.ts'
import { findUsersToErase, lockUserToErase } from './leaving.store.ts'

// Demo data without its accounts, so that signing in takes no second.
const shared = shareTestAnnai({ demo: true, settings: { demo: false } })
const ownDay = ownDays()

const close = (person: TestPerson, change: object = {}) => closeAccount(shared(), person, change)
const userOf = ({ userId }: TestPerson) => readUser(shared(), userId)
const eraseDue = () => eraseDueAccounts(shared())
const inDays = <T>(days: number, work: () => Promise<T>) => daysLater(shared(), days, work)

/** As the mail writes it. */
const keepLink = ({ userId, email }: TestPerson) =>
  newAccountLink(shared().ctx.db, { userId, purpose: 'keep_account', email }, shared().clock.now())
const keep = (token: string) => post(shared(), '/keep-account', { token })

test('leaving asks for password and address, and changes nothing before both are right', async () => {
  const person = await newPerson(shared())
  expect(await close(person, { email: 'else@example.com' })).toMatchObject({
    status: 400,
    body: { code: 'accounts.wrong-email', fields: { email: expect.any(String) } },
  })
  expect(await close(person, { password: 'not this one' })).toMatchObject({
    status: 400,
    body: { code: 'accounts.wrong-password', fields: { password: expect.any(String) } },
  })
  expect(await userOf(person)).toMatchObject({ status: '1', erase_after: null })
  const code = await withApp(shared(), person.userId)
  expect((await close(person)).body.code).toBe('accounts.code-needed')
  expect((await close(person, { code: '000 000' })).body.code).toBe('accounts.wrong-code')
  expect((await close(person, { code: code() })).status).toBe(200)
})

test('a closed account is signed out everywhere, stays taken, and its owner is told', async () => {
  const person = await newPerson(shared())
  const phone = await newDevice(shared(), person.userId)
  const reset = { userId: person.userId, purpose: 'reset_password', email: person.email } as const
  const token = await newAccountLink(shared().ctx.db, reset, shared().clock.now())
  const { body } = await close(person)
  expect(body).toEqual({ eraseAfter: '2026-11-29T01:30:00.000Z' })
  for (const headers of [person.headers, phone.headers]) expect((await get(shared(), '/me', headers)).status).toBe(401)
  expect((await trySignIn(shared(), { email: person.email })).statusCode).toBe(401)
  const stale = await post(shared(), '/reset-password', { token, password: 'a long sentence to get in' })
  expect(stale.body.code).toBe('accounts.link-used')
  const again = { full_name: 'Mika', email: person.email, password: 'a long sentence to get in' }
  // The address stays taken; the mail says so, and whoever typed it hears nothing of it.
  expect((await send(shared(), 'POST', '/sign-up', {}, again)).status).toBe(204)
  expect(await trailOf(shared(), person.userId)).toContain('closed')
  expect(await accountNewsOf(shared(), person.userId)).toEqual(['closing', 'exists'])
})

test('closing twice at once closes once', async () => {
  const person = await newPerson(shared())
  const answers = await Promise.all([close(person), close(person), close(person)])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([])
  expect((await trailOf(shared(), person.userId)).filter((kind) => kind === 'closed')).toHaveLength(1)
  expect(await accountNewsOf(shared(), person.userId)).toEqual(['closing'])
})

test('the link takes it back once, and nobody is signed in by it', async () => {
  const person = await newPerson(shared())
  await close(person)
  const token = await keepLink(person)
  const answers = await Promise.all([keep(token), keep(token), keep(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ email: person.email })
  expect(await userOf(person)).toMatchObject({ status: '1', erase_after: null, full_name: 'Mika Berg' })
  expect((await get(shared(), '/me', person.headers)).status).toBe(401)
  expect((await trySignIn(shared(), { email: person.email })).statusCode).toBe(200)
  await inDays(20, async () => eraseDue())
  expect((await userOf(person)).full_name).toBe('Mika Berg')
  expect(await trailOf(shared(), person.userId)).toContain('kept')
  expect(await accountNewsOf(shared(), person.userId)).toEqual(expect.arrayContaining(['closing', 'kept']))
})

test('the account is kept until the last moment, and then erased with no way back', async () => {
  const person = await newPerson(shared())
  await close(person)
  const token = await keepLink(person)
  await inDays(13.99, async () => eraseDue())
  expect((await userOf(person)).full_name).toBe('Mika Berg')
  await inDays(14, async () => {
    await Promise.all([eraseDue(), eraseDue()])
    expect(await userOf(person)).toMatchObject({ full_name: 'Erased', erased_at: expect.any(Date) })
    expect((await keep(token)).body.code).toBe('accounts.link-used')
  })
})

test('of erasing and taking back at once, one wins and the account is whole', async () => {
  for (let round = 0; round < 4; round++) {
    const person = await newPerson(shared())
    await close(person)
    const token = await atTime(shared(), inMinutes(shared(), 60), () => keepLink(person))
    await inDays(14, async () => {
      const [kept] = await Promise.all([keep(token), eraseDue()])
      const { status, full_name, erased_at } = await userOf(person)
      if (kept.status === 200)
        expect({ status, full_name, erased_at }).toEqual({ status: '1', full_name: 'Mika Berg', erased_at: null })
      else expect({ status, full_name }).toEqual({ status: '0', full_name: 'Erased' })
    })
  }
})

test('whoever erases looks again under the lock: an account that was kept meanwhile is left alone', async () => {
  const { db } = shared().ctx
  const person = await newPerson(shared())
  await close(person)
  const token = await atTime(shared(), inMinutes(shared(), 60), () => keepLink(person))
  await inDays(14, async () => {
    const now = shared().clock.now()
    expect(await findUsersToErase(db, now, 100)).toContain(person.userId)
    expect((await keep(token)).status).toBe(200)
    expect(await lockUserToErase(db, person.userId, now)).toBeUndefined()
    // The list alone would not have known.
    const unlocked = db.transaction().execute(async (tx) => {
      await eraseIn(personalData)(tx, { person: { userId: person.userId, email: null }, bookingIds: [] }, now)
      throw new Error((await findUser(tx, person.userId))?.full_name)
    })
    await expect(unlocked).rejects.toThrow('Erased')
    expect((await userOf(person)).full_name).toBe('Mika Berg')
  })
})

test('whoever thinks of leaving is told what goes, what stays and what is ahead', async () => {
  const person = await newPerson(shared())
  const held = await bookAs(shared(), person, ownDay())
  await post(shared(), '/cards', { token: await cardToken(shared()) }, person.headers)
  await post(shared(), '/wishlist', { items: ['tour:fuji-at-first-light'] }, person.headers)
  await post(shared(), pathOf(held, 'messages'), { body: 'May we bring a dog?' }, person.headers)
  const { body } = await get(shared(), '/profile/leaving', person.headers)
  expect(body).toEqual({
    graceDays: 14,
    tripsAhead: [
      {
        reference: held.booking.reference,
        title: held.booking.service.title,
        startsAt: held.booking.startsAt,
        refundYen: held.booking.totalYen,
      },
    ],
    ...{ travellers: [], cards: 1, wishes: 1, messages: 1, reviews: 0, receipts: 1 },
  })
})

test('whoever only claims an address neither reads nor erases what its owner wrote', async () => {
  const { db } = shared().ctx
  const stranger = await newPerson(shared())
  const letter = { topic: 'other', name: 'The owner', body: 'A letter of mine.', at: shared().clock.now() }
  await db
    .insertInto('contact_messages')
    .values({ ...letter, receipt: 'CM-2', email: stranger.email })
    .execute()
  const letters = () => db.selectFrom('contact_messages').select('body').where('email', '=', stranger.email).execute()
  const copyOf = async ({ headers }: TestPerson) => {
    const { file } = (await post(shared(), '/profile/export', {}, headers)).body
    return (await shared().app.inject(`/api${file}`)).body
  }
  expect(await copyOf(stranger)).not.toContain(letter.body)
  await db.updateTable('users').set({ email_verified_at: letter.at }).where('id', '=', stranger.userId).execute()
  expect(await copyOf(stranger), 'once it is shown to be theirs').toContain(letter.body)
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', stranger.userId).execute()
  await close(stranger)
  await inDays(15, async () => eraseDue())
  expect(await letters()).toHaveLength(1)
})

test('the link to the copy ends after five minutes, is nobody’s to forge, and opens nothing once the account is closed', async () => {
  const person = await newPerson(shared())
  const { file } = (await post(shared(), '/profile/export', {}, person.headers)).body
  const open = async (path: string) => (await shared().app.inject(`/api${path}`)).json()
  expect((await open(file)).account.profile.email).toBe(person.email)
  expect((await open(file.replace('my-data/', 'my-data/A'))).code).toBe('platform.unknown-path')
  await atTime(shared(), inMinutes(shared(), 5), async () =>
    expect((await open(file)).code).toBe('accounts.export-ended'),
  )
  await close(person)
  expect((await open(file)).code).toBe('accounts.export-ended')
})

test('the link to the copy ends with the session that asked for it, and is not opened without end', async () => {
  const person = await newPerson(shared())
  const { file } = (await post(shared(), '/profile/export', {}, person.headers)).body
  const open = async () => (await shared().app.inject(`/api${file}`)).statusCode
  const opened = await Promise.all(Array.from({ length: 21 }, open))
  expect(opened.filter((status) => status === 200)).toHaveLength(20)
  expect(await open()).toBe(429)
  expect((await send(shared(), 'POST', '/logout', person.headers)).status).toBe(204)
  expect((await shared().app.inject(`/api${file}`)).json().code).toBe('accounts.export-ended')
})

test('one account that cannot be erased keeps no other from it', async () => {
  const [stuck, free] = [await newPerson(shared()), await newPerson(shared())]
  await close(stuck)
  await close(free)
  const { db } = shared().ctx
  // Its empty address is taken, by whatever accident.
  const taken = `erased-${stuck.userId}@annai.invalid`
  const inTheWay = await newPerson(shared())
  await db.updateTable('users').set({ email_key: taken }).where('id', '=', inTheWay.userId).execute()
  await inDays(15, () => expect(eraseDue()).rejects.toThrow('could not be erased'))
  expect((await userOf(free)).full_name).toBe('Erased')
  expect(await userOf(stuck)).toMatchObject({ full_name: 'Mika Berg', erased_at: null })
  await db.updateTable('users').set({ email_key: 'free@again' }).where('id', '=', inTheWay.userId).execute()
  await inDays(15, async () => eraseDue())
  expect((await userOf(stuck)).full_name).toBe('Erased')
})

test('the last letter is sent, and its address kept nowhere', async () => {
  const person = await newPerson(shared())
  await close(person)
  await runDueJobs(shared())
  await inDays(14, async () => {
    await eraseDue()
    expect(await accountNewsOf(shared(), person.userId)).toEqual(['erased'])
    expect(await runDueJobs(shared())).toEqual([])
  })
  const mails = await shared().ctx.db.selectFrom('mails').select(['occasion', 'recipient']).execute()
  const own = mails.filter(({ occasion }) => occasion.includes(person.userId))
  expect(own.map(({ occasion }) => occasion.split(':')[0]).toSorted()).toEqual(['closing', 'erased'])
  expect(own.map(({ recipient }) => recipient)).toEqual(['', ''])
})

test('the office closes nobody’s account by this way, and strangers nothing', async () => {
  const admin = await newPerson(shared(), 'admin')
  expect((await close(admin)).status).toBe(403)
  expect((await send(shared(), 'GET', '/profile/leaving', {})).status).toBe(401)
})
