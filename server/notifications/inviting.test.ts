import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword } from '#server/testing/people.ts'
import { newConfirmedPerson, newPerson, send } from '#server/testing/signed-in-people.ts'

const { settings: mail, server } = shareMailServer()
const annai = shareTestAnnai({ settings: { mail, publicUrl: 'https://annai.example' } })
afterAll(() => closeMail(annai().ctx))

const newAddress = () => `${randomUUID()}@example.com`
const proof = { password: rightPassword, roles: ['owner'] }

async function invite(email: string, more: object = {}) {
  const naomi = await newPerson(annai(), 'admin')
  const input = { fullName: 'Rin Kato', email, ...proof, ...more }
  const { status, body } = await send(annai(), 'POST', '/admin/settings/people', naomi.headers, input)
  return { naomi, status, body }
}

async function lettersTo(email: string) {
  await runDueJobs(annai())
  return server().letters.filter(({ recipients }) => recipients.includes(email))
}

test('who is invited chooses a password by the link in the mail, and opens the office', async () => {
  const email = newAddress()
  const { body } = await invite(email)
  const rin = body.people.find((person: { email: string }) => person.email === email)
  expect(rin).toMatchObject({
    fullName: 'Rin Kato',
    roles: ['owner'],
    isInvited: true,
    lastSeenAt: null,
    isCaller: false,
  })
  const [letter] = await lettersTo(email)
  const token = /\/reset-password\?token=([\w-]{43})/.exec(letter?.text ?? '')?.[1]
  const password = 'three umbrellas in the rain'
  expect((await send(annai(), 'POST', '/reset-password', {}, { token, password })).status).toBe(204)
  const signedIn = await send(annai(), 'POST', '/login', {}, { email, password })
  expect(signedIn.body.user).toMatchObject({ role: 'admin', full_name: 'Rin Kato' })
  const { body: after } = await send(annai(), 'GET', '/admin/settings/people', {
    authorization: `Bearer ${signedIn.body.token}`,
  })
  expect(after.people.find((person: { email: string }) => person.email === email)).toMatchObject({
    isInvited: false,
    isCaller: true,
  })
})

test('the link works once, and a second mail brings another', async () => {
  const email = newAddress()
  const { naomi, body } = await invite(email)
  const { id } = body.people.find((person: { email: string }) => person.email === email)
  expect((await send(annai(), 'POST', `/admin/settings/people/${id}/invite-again`, naomi.headers, {})).status).toBe(200)
  const letters = await lettersTo(email)
  const tokens = letters.map(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1])
  expect(new Set(tokens).size).toBe(2)
  const choose = (token: string | undefined) =>
    send(annai(), 'POST', '/reset-password', {}, { token, password: 'three umbrellas in the rain' })
  expect([(await choose(tokens[0])).status, (await choose(tokens[1])).status]).toEqual([204, 410])
  const again = await send(annai(), 'POST', `/admin/settings/people/${id}/invite-again`, naomi.headers, {})
  expect(again.body.code).toBe('accounts.unknown-user')
})

test('who has an account gets the keys for it, if the address is theirs, and is told', async () => {
  const mika = await newConfirmedPerson(annai())
  expect((await invite(mika.email)).status).toBe(200)
  expect((await send(annai(), 'GET', '/me', mika.headers)).status).toBe(401)
  expect((await lettersTo(mika.email)).map(({ subject }) => subject)).toEqual(['You can open the office now'])
  expect((await invite(mika.email)).body.code).toBe('accounts.has-keys')
})

test('an address that somebody only claimed gets no keys', async () => {
  const claimed = await newPerson(annai())
  const { status, body } = await invite(claimed.email)
  expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'accounts.not-confirmed', ['email']])
  expect((await send(annai(), 'GET', '/me', claimed.headers)).body.role).toBe('user')
})

test('nobody is invited without the password of who invites, nor by a guest', async () => {
  const email = newAddress()
  expect((await invite(email, { password: 'not the right one' })).body.code).toBe('accounts.wrong-password')
  const guest = await newPerson(annai())
  const input = { fullName: 'Rin Kato', email, ...proof }
  expect((await send(annai(), 'POST', '/admin/settings/people', guest.headers, input)).status).toBe(403)
  expect(await lettersTo(email)).toEqual([])
})
