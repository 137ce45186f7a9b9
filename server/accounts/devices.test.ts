import { expect, test } from 'vitest'
import { accountNewsOf } from '#server/testing/account-jobs.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { trySignIn } from '#server/testing/people.ts'
import { newDevice, newPerson, send, trailOf } from '#server/testing/signed-in-people.ts'
import { idleHours } from './sign-in.rules.ts'

const annai = shareTestAnnai({})
const hour = 3_600_000

const agents = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

const devicesOf = async (headers: Record<string, string>) =>
  (await send(annai(), 'GET', '/security', headers)).body.devices as {
    id: string
    name: string
    isThisOne: boolean
  }[]

test('one sees where one is signed in, this device first, and none that is over', async () => {
  const mika = await newPerson(annai())
  const idle = await newDevice(annai(), mika.userId)
  annai().clock.advance((idleHours - 1) * hour)
  const mac = await newDevice(annai(), mika.userId, { userAgent: agents.mac, address: '2001:db8::7' })
  expect(await devicesOf(idle.headers)).toHaveLength(3)
  annai().clock.advance(hour)
  const phone = await newDevice(annai(), mika.userId, { userAgent: agents.phone })
  await newPerson(annai())
  const devices = await devicesOf(mac.headers)
  // The very first fell asleep; the one that asked a while ago is awake.
  expect(devices.map(({ id, name, isThisOne }) => [id, name, isThisOne])).toEqual([
    [mac.sessionId, 'Safari on Mac', true],
    [phone.sessionId, 'Chrome on Android', false],
    [idle.sessionId, 'A browser', false],
  ])
  expect(devices[0]).toMatchObject({ kind: 'desktop', address: '2001:db8::7', signedInAt: '2026-11-15T12:30:00.000Z' })
})

test('a device is signed out once, and those of others do not exist', async () => {
  const [mika, other] = [await newPerson(annai()), await newPerson(annai())]
  const away = await newDevice(annai(), mika.userId)
  const revoke = (headers: Record<string, string>, id: string) =>
    send(annai(), 'DELETE', `/security/devices/${id}`, headers)
  expect(await revoke(other.headers, away.sessionId)).toMatchObject({
    status: 404,
    body: { code: 'accounts.unknown-session' },
  })
  expect((await send(annai(), 'GET', '/me', away.headers)).status).toBe(200)
  expect((await revoke(mika.headers, away.sessionId)).status).toBe(204)
  expect((await send(annai(), 'GET', '/me', away.headers)).status).toBe(401)
  expect((await revoke(mika.headers, away.sessionId)).status).toBe(404)
  expect(await trailOf(annai(), mika.userId)).toEqual(['revoked'])
})

test('all others are signed out together, and nobody else', async () => {
  const [mika, other] = [await newPerson(annai()), await newPerson(annai())]
  for (const _ of [1, 2]) await newDevice(annai(), mika.userId)
  const { body } = await send(annai(), 'POST', '/security/devices/revoke-others', mika.headers)
  expect(body).toEqual({ signedOut: 2 })
  expect(await devicesOf(mika.headers)).toHaveLength(1)
  expect(await devicesOf(other.headers)).toHaveLength(1)
})

test('a sign-in from a new device is told of, once; the first of all, and a known device, are not', async () => {
  const mika = await newPerson(annai())
  await annai().database.pool.query('DELETE FROM sessions WHERE user_id = $1', [mika.userId])
  const from = async (userAgent: string, address: string) => {
    const before = (await accountNewsOf(annai(), mika.userId)).length
    const headers = { 'user-agent': userAgent }
    expect((await trySignIn(annai(), { email: mika.email, address, headers })).statusCode).toBe(200)
    return (await accountNewsOf(annai(), mika.userId)).slice(before)
  }
  expect(await from(agents.mac, '203.0.113.30')).toEqual([])
  // Newer, and the same to its owner.
  expect(await from(agents.mac.replace('18.0', '18.1'), '203.0.113.30')).toEqual([])
  expect(await from(agents.phone, '203.0.113.30')).toEqual(['new-device'])
  expect(await from(agents.phone, '203.0.113.30')).toEqual([])
  expect(await from(agents.mac, '198.51.100.30')).toEqual(['new-device'])
  expect(await from(agents.mac, '2001:db8:1:2::1')).toEqual(['new-device'])
  expect(await from(agents.mac, '2001:db8:1:2::ffff')).toEqual([])
  annai().clock.advance(181 * 24 * hour)
  expect(await from(agents.mac, '203.0.113.30')).toEqual(['new-device'])
})
