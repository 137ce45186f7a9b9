import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, saveSession } from '#web/platform/session.ts'
import { startWishlist, toggleWish, wishlistStore } from './wishlist.ts'

const user = { id: '1', full_name: 'Eleanor', email: 'e@annai.example', role: 'user' as const, image: null }
const [fuji, tea, moon] = ['tour:fuji', 'tour:tea', 'tour:moon'] as const

const stored = new Map<string, string>()
const device = () => JSON.parse(stored.get('wishlist') ?? '[]')
const shown = () => wishlistStore.getState().items

/** The account behind the wire. */
let account: string[]
let isReachable: boolean
let isFull: boolean
const asked: string[] = []

beforeEach(() => {
  stored.clear()
  account = []
  isReachable = true
  isFull = false
  asked.length = 0
  vi.stubGlobal('document', { documentElement: { dataset: {} }, body: { dataset: {} } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    asked.push(method)
    if (!isReachable) throw new TypeError('Failed to fetch')
    const wanted: string[] = body ? JSON.parse(body).items : []
    if (isFull && wanted.length > 0) return new Response(JSON.stringify({ error: 'Full.', code: 'x' }), { status: 400 })
    const off = decodeURIComponent(address.split('/').at(-1) ?? '')
    account = method === 'DELETE' ? account.filter((item) => item !== off) : [...new Set([...wanted, ...account])]
    return new Response(JSON.stringify({ items: account }))
  })
  clearSession()
})
afterEach(() => vi.unstubAllGlobals())

test('without an account, hearts are kept on the device, and no account is asked', async () => {
  const stop = startWishlist()
  expect(await toggleWish(fuji)).toBe('Saved on this device.')
  expect(await toggleWish(tea)).toBe('Saved on this device.')
  expect(await toggleWish(fuji)).toBe('No longer saved.')
  expect(device()).toEqual([tea])
  expect(shown()).toEqual([tea])
  expect(asked).toEqual([])
  stop()
})

test('signing in merges what the device kept, once, and signing out shows the device’s empty list', async () => {
  account = [moon]
  const stop = startWishlist()
  await toggleWish(fuji)
  saveSession({ token: 't', user })
  await vi.waitFor(() => expect(shown()).toEqual([moon, fuji]), { timeout: 30_000 })
  expect(device()).toEqual([])
  expect(asked).toEqual(['POST'])

  expect(await toggleWish(tea)).toBe('Saved in your account.')
  expect(await toggleWish(moon)).toBe('No longer saved.')
  expect(account).toEqual([tea, fuji])
  expect(device()).toEqual([])
  clearSession()
  expect(shown()).toEqual([])
  stop()
})

test('where the account has no room, the device keeps its list, and the account’s is shown', async () => {
  account = [moon]
  isFull = true
  const stop = startWishlist()
  await toggleWish(fuji)
  saveSession({ token: 't', user })
  await vi.waitFor(() => expect(shown()).toEqual([moon]), { timeout: 30_000 })
  expect(device()).toEqual([fuji])
  stop()
})

test('without an answer nothing is lost: the device keeps its list, and the next press tries again', async () => {
  isReachable = false
  const stop = startWishlist()
  await toggleWish(fuji)
  saveSession({ token: 't', user })
  await vi.waitFor(() => expect(asked).toEqual(['POST']), { timeout: 30_000 })
  expect(shown()).toEqual([fuji])
  expect(device()).toEqual([fuji])
  isReachable = true
  expect(await toggleWish(tea)).toBe('Saved on this device.')
  await vi.waitFor(() => expect(device()).toEqual([]), { timeout: 30_000 })
  expect(account.toSorted()).toEqual([fuji, tea])
  stop()
})

test('a press that does not arrive is taken back, and says so', async () => {
  account = [moon]
  saveSession({ token: 't', user })
  const stop = startWishlist()
  await vi.waitFor(() => expect(shown()).toEqual([moon]), { timeout: 30_000 })
  isReachable = false
  expect(await toggleWish(fuji)).toMatch(/could not be reached/)
  expect(shown()).toEqual([moon])
  stop()
})
