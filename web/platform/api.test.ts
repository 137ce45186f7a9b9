import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { readBooking } from '#contract/booking.ts'
import { call } from './api.ts'
import { onSessionLost, saveSession, sessionStore } from './session.ts'

const user = {
  id: '1',
  full_name: 'Eleanor Marsh',
  email: 'eleanor@annai.example',
  role: 'user' as const,
  image: null,
}
const refusal = (status: number) => new Response(JSON.stringify({ error: 'No.', code: 'no' }), { status })

const fetched = vi.fn<typeof fetch>()
const lost = vi.fn()
let stopListening = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { dataset: {} }, body: { dataset: {} } })
  saveSession({ token: 'first', user })
  stopListening = onSessionLost(lost)
})
afterEach(() => {
  stopListening()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('a call carries the token of the session', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify(user)))
  expect(await call(me)).toEqual(user)
  expect(fetched).toHaveBeenCalledWith(
    '/api/me',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer first' }) }),
  )
  expect(lost).not.toHaveBeenCalled()
})

test('a token that the server no longer knows ends the session, and the shell hears of it', async () => {
  fetched.mockResolvedValue(refusal(401))
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(sessionStore.getState().session).toBeNull()
  expect(lost).toHaveBeenCalledOnce()
})

test.each([403, 404, 429, 500, 503])('an answer of %i leaves the session alone', async (status) => {
  fetched.mockResolvedValue(refusal(status))
  await expect(call(me)).rejects.toMatchObject({ status })
  expect(sessionStore.getState().session?.token).toBe('first')
  expect(lost).not.toHaveBeenCalled()
})

test('a booking that is not there any more, because the session has ended, ends it here too', async () => {
  fetched.mockImplementation(async (address) => refusal(address === '/api/me' ? 401 : 404))
  await expect(call(readBooking, { reference: 'AN-7K4MWD' })).rejects.toMatchObject({ status: 404 })
  expect(sessionStore.getState().session).toBeNull()
  expect(lost).toHaveBeenCalledOnce()
})

test('no answer at all leaves the session alone', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call(me)).rejects.toMatchObject({ status: 0, code: 'network.no-answer' })
  expect(sessionStore.getState().session?.token).toBe('first')
})

test('a late refusal of an older token does not end the session that followed', async () => {
  fetched.mockImplementation(async () => {
    saveSession({ token: 'second', user })
    return refusal(401)
  })
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(sessionStore.getState().session?.token).toBe('second')
  expect(lost).not.toHaveBeenCalled()
})

test('a wrong password of somebody not signed in is not a lost session', async () => {
  sessionStore.setState({ session: null, known: true })
  fetched.mockResolvedValue(refusal(401))
  await expect(call(login, { email: user.email, password: 'wrong' })).rejects.toMatchObject({ status: 401 })
  expect(lost).not.toHaveBeenCalled()
})
