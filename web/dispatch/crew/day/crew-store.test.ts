import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CrewDay, CrewTap } from '#contract/crew-day.ts'
import { crewDay, crewJob } from './crew-day.fixture.ts'
import { createCrewStore } from './crew-store.ts'
import { nameOf } from './keep.ts'

const token = 'a-link-that-is-long-enough-for-one-of-ours'
const reference = 'AN-7KQ4XM'
/** By the server's clock, when the day is read. */
const morning = Date.parse('2026-11-24T05:00:00+09:00')
const hourMs = 3_600_000

let stored: Record<string, string>
let isFull: boolean
/** What the server has and how it answers. */
let day: CrewDay
let answer: 'well' | 'no signal' | 500 | 429 | 'portal' | 'ended'
let received: CrewTap[][]
let clock: number

beforeEach(() => {
  stored = {}
  isFull = false
  day = crewDay()
  answer = 'well'
  received = []
  clock = morning
  vi.stubGlobal('document', { documentElement: { dataset: {} }, body: { dataset: {} } })
  vi.stubGlobal('navigator', { language: 'en' })
  // As the browser's own, whose names are its keys.
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor }))
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => respond(body))
})
afterEach(() => vi.unstubAllGlobals())

const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, text: string) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError')
    stored[key] = text
  },
  removeItem: (key: string) => {
    delete stored[key]
  },
}

function respond(body: string | undefined): Response {
  if (answer === 'no signal') throw new TypeError('Failed to fetch')
  if (answer === 'portal') return new Response('<html>Please sign in to our network', { status: 404 })
  if (answer !== 'well') {
    const code = answer === 'ended' ? 'crew.link-ended' : answer === 429 ? 'crew.too-many' : 'platform.failed'
    return new Response(JSON.stringify({ error: 'No.', code }), { status: answer === 'ended' ? 404 : answer })
  }
  if (!body) return new Response(JSON.stringify(day))
  const { taps } = JSON.parse(body)
  received.push(taps)
  return new Response(JSON.stringify({ day, refused: [] }))
}

const open = () => createCrewStore(token, () => clock)
const kept = () => JSON.parse(stored[nameOf(token)] ?? 'null')
const steps = () => received.flat().map((tap) => (tap.is === 'mark' ? tap.step : 'undo'))

test('what waits stays through no signal, a failing server, one that is asked too much, and a network’s own page', async () => {
  const store = open()
  await store.read()
  for (const trouble of ['no signal', 500, 429, 'portal'] as const) {
    answer = trouble
    if (trouble === 'no signal') store.tap(reference, 'on_the_way')
    await store.send()
    await store.read()
    expect(store.getState()).toMatchObject({ signal: 'none', isEnded: false })
    expect(kept().outbox).toHaveLength(1)
  }
  answer = 'well'
  await store.send()
  expect(steps()).toEqual(['on_the_way'])
  expect(store.getState()).toMatchObject({ signal: 'there', outbox: [] })
})

test('a page that is opened again finds what waited, and sends it once', async () => {
  const first = open()
  await first.read()
  answer = 'no signal'
  first.tap(reference, 'on_the_way')
  await first.send()
  const second = open()
  expect(second.getState().outbox).toHaveLength(1)
  answer = 'well'
  await second.send()
  await first.send()
  expect(steps()).toEqual(['on_the_way'])
})

test('where the store is full or closed, nothing that is tapped is lost while the page is open', async () => {
  const store = open()
  await store.read()
  isFull = true
  answer = 'no signal'
  store.tap(reference, 'on_the_way')
  store.tap(reference, 'arrived')
  await store.send()
  expect(store.getState().outbox).toHaveLength(2)
  answer = 'well'
  await store.send()
  expect(steps()).toEqual(['on_the_way', 'arrived'])
  expect(store.getState().outbox).toEqual([])
})

test('a link that ended while taps waited says how many did not arrive, and leaves nothing behind', async () => {
  const store = open()
  await store.read()
  answer = 'no signal'
  store.tap(reference, 'on_the_way')
  store.tap(reference, 'arrived')
  await store.send()
  answer = 'ended'
  await store.send()
  await store.read()
  expect(store.getState()).toMatchObject({ isEnded: true, lost: 2, day: null, outbox: [] })
  expect(kept()).toBeNull()
})

test('a telephone whose clock stands hours wrong keeps its day, and taps have the right time', async () => {
  for (const wrongMs of [-5 * hourMs, 30 * hourMs]) {
    stored = {}
    received = []
    clock = morning + wrongMs
    const store = open()
    await store.read()
    clock += hourMs
    day = crewDay({ readAt: new Date(morning + hourMs).toISOString() })
    await store.read()
    answer = 'no signal'
    await store.read()
    expect(store.getState().isEnded).toBe(false)
    expect(open().getState().day).not.toBeNull()
    answer = 'well'
    store.tap(reference, 'on_the_way')
    await store.send()
    expect(received[0]?.[0]?.at).toBe(new Date(morning + hourMs).toISOString())
    day = crewDay()
  }
})

test('without signal the day goes with its link, and not before', async () => {
  const store = open()
  await store.read()
  answer = 'no signal'
  clock = Date.parse(day.until ?? '') - 60_000
  await store.read()
  expect(store.getState().isEnded).toBe(false)
  clock += 120_000
  await store.read()
  expect(store.getState()).toMatchObject({ isEnded: true, lost: 0 })
})

test('what the desk changed is told until it was read, also when it changes again', async () => {
  const store = open()
  await store.read()
  day = crewDay({
    jobs: [crewJob(), crewJob({ reference: 'AN-222222', service: { title: 'A bowl of tea', line: 'T' } })],
  })
  await store.read()
  day = crewDay({ jobs: [crewJob()] })
  await store.read()
  expect(store.getState().changes).toEqual([
    'A bowl of tea at 05:30 is new.',
    'Ginza after the rain at 17:00 is no longer yours.',
    'A bowl of tea at 05:30 is no longer yours.',
  ])
  store.seen()
  await store.read()
  expect(store.getState().changes).toEqual([])
})
