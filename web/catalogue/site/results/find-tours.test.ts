import { expect, test } from 'vitest'
import { ApiError, type Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tourAnswer } from '../catalogue.fixture.ts'
import { compareAddress, namedTicks, withTick } from './comparing.ts'
import { findToursFor } from './find-tours.ts'
import { askForTours } from './load-in-browser.ts'
import { readTourSearch } from './tour-search-address.ts'

const read = (query: string) => readTourSearch(new URLSearchParams(query))
const refusal = (status: number) => new ApiError(status, { error: 'No.', code: 'no' })

/** A wire that has one tour, "here", on its page and another, "elsewhere", on a later one. */
function wire(asked: string[]): Call {
  return (async (endpoint: Endpoint, input: Record<string, string> = {}) => {
    asked.push(`${endpoint.path} ${JSON.stringify(input)}`)
    if (endpoint.path === '/tours') {
      return { tours: [{ slug: 'here', title: 'Here' }], total: 2, pickUps: [{ name: 'Narita', count: 1 }] }
    }
    if (input.slug === 'elsewhere') return { ...tourAnswer, title: 'Elsewhere' }
    throw refusal(404)
  }) as Call
}

test('a pick-up that we do not have is left out, and one that we have is kept', async () => {
  const asked: string[] = []
  await findToursFor(wire(asked), read('from=The Moon&q=tea'))
  expect(asked).toEqual(['/tours {"q":"tea","from":"The Moon"}', '/tours {"q":"tea"}'])
  await findToursFor(wire(asked), read('from=Narita'))
  expect(asked.slice(2)).toEqual(['/tours {"from":"Narita"}'])
})

test('tours ticked on other pages are known by name, and those that are gone are dropped', async () => {
  const asked: string[] = []
  const { titles } = await findToursFor(wire(asked), read('compare=here,elsewhere,gone'))
  expect(titles).toEqual({ here: 'Here', elsewhere: 'Elsewhere' })
  expect(namedTicks(['elsewhere', 'gone', 'here'], titles).map(({ title }) => title)).toEqual(['Elsewhere', 'Here'])
  const again: string[] = []
  await findToursFor(wire(again), read('compare=here,elsewhere'), titles)
  expect(again, 'what is known is not asked for twice').toHaveLength(1)
})

test('an outage is an answer in the browser, and a fault of ours is not', async () => {
  const failing = (error: Error) => (() => Promise.reject(error)) as Call
  expect(await askForTours(read(''), failing(refusal(0)))).toEqual({ found: null })
  await expect(askForTours(read(''), failing(new TypeError('ours')))).rejects.toThrow('ours')
})

test('four can be ticked, a fifth cannot, and each can be unticked', () => {
  const full = read('compare=a,b,c,d')
  expect(withTick(full, 'e')).toBeNull()
  expect(withTick(full, 'b')?.compare).toEqual(['a', 'c', 'd'])
  expect(withTick(read('page=2'), 'a')).toMatchObject({ page: 2, compare: ['a'] })
  expect(compareAddress(['a', 'b'], { guests: 3, day: '2026-11-24' })).toBe(
    '/compare-listing?items=tour:a,tour:b&guests=3&day=2026-11-24',
  )
})
