import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiError, createCall, type Transport } from '#contract/call.ts'
import { lineAnswer as line, tourAnswer as tour } from './catalogue.fixture.ts'
import { fetchCategoriesAndTours, fetchCategoryDetail, fetchTourDetails, orThrow } from './catalogue-calls.ts'

const front = { categories: [line], topTours: [tour], featuredTours: [], popularTours: [tour] }
const detail = { ...line, tours: [tour], mostBooked: ['fuji'], otherCategories: [] }

const refusal = JSON.stringify({ error: 'We have no tour at this address.', code: 'catalogue.unknown-tour' })
const answering = (status: number, text: string): Transport => {
  return async () => ({ status, text })
}
const unreadable: Record<string, Transport> = {
  'a page of a proxy': answering(502, '<html><h1>Bad gateway</h1></html>'),
  'a fault without a word': answering(500, ''),
  'a refusal that is no JSON': answering(404, 'not here'),
  'a refusal in another shape': answering(400, '{"message":"no"}'),
  'broken JSON': answering(200, '{"categories": ['),
  'a page in place of JSON': answering(200, '<!doctype html><title>Sign in to the hotel’s network</title>'),
  'an empty answer': answering(200, ''),
  'no content': answering(204, ''),
  'nothing in JSON': answering(200, 'null'),
  'a list': answering(200, '[]'),
  'an empty object': answering(200, '{}'),
  'a text': answering(200, '"hello"'),
}
const failures: Record<string, Transport> = {
  ...unreadable,
  'a refusal': answering(404, refusal),
  'a cut line': () => Promise.reject(new TypeError('Failed to fetch')),
}
const noLists = { categories: [], topTours: [], featuredTours: [], popularTours: [] }

// Where pages are; on the server nothing is logged here.
beforeEach(() => vi.stubGlobal('document', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(Object.entries(failures))(
  'after %s all lists are empty, details are null, and the error is logged',
  async (_, transport) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const call = createCall(transport)
    expect(await fetchCategoriesAndTours(call)).toEqual(noLists)
    expect(await fetchCategoryDetail(call, 'fuji-and-hakone')).toBeNull()
    expect(await fetchTourDetails(call, 'fuji-at-first-light')).toBeNull()
    expect(logged).toHaveBeenCalledTimes(3)
  },
)

test.each([
  ['lists that are none', { ...front, topTours: null }],
  ['a list too few', { categories: [], topTours: [], featuredTours: [] }],
  ['a line that is a number', { ...front, categories: [1] }],
  ['a line without a picture', { ...front, categories: [{ ...line, picture: null }] }],
  ['a tour without pictures', { ...front, popularTours: [{ ...tour, pictures: undefined }] }],
])('an answer with %s cannot be read', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const call = createCall(answering(200, JSON.stringify(answer)))
  expect(await fetchCategoriesAndTours(call)).toEqual(noLists)
  await expect(orThrow((tell) => fetchCategoriesAndTours(call, tell))).rejects.toMatchObject({
    code: 'network.unreadable',
  })
})

test('what arrives is passed on as it is, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error')
  const sent: { method: string; path: string; body: string | Blob | undefined }[] = []
  const answers: Record<string, object> = {
    '/tour-category': { ...front, news: 'of a later version' },
    '/get-tour-details': tour,
    '/get-category-detail': detail,
  }
  const call = createCall(async (request) => {
    sent.push(request)
    return { status: 200, text: JSON.stringify(answers[request.path]) }
  })
  expect(await fetchCategoriesAndTours(call)).toEqual(answers['/tour-category'])
  expect(await fetchTourDetails(call, 'fuji')).toEqual(tour)
  expect(await fetchCategoryDetail(call, 'evenings')).toEqual(detail)
  expect(sent).toEqual([
    { method: 'POST', path: '/tour-category', body: undefined },
    { method: 'POST', path: '/get-tour-details', body: '{"slug":"fuji"}' },
    { method: 'POST', path: '/get-category-detail', body: '{"slug":"evenings"}' },
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('a page that listens can tell a missing tour from an outage', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fail = (transport: Transport | undefined) =>
    orThrow((tell) => fetchTourDetails(createCall(transport ?? Promise.reject), 'x', tell)).then(
      () => undefined,
      (error: ApiError) => [error.status, error.isOutage],
    )
  expect(await fail(failures['a refusal'])).toEqual([404, false])
  expect(await fail(failures['a fault without a word'])).toEqual([500, true])
  expect(await fail(failures['a cut line'])).toEqual([0, true])
  expect(await fail(failures['broken JSON'])).toEqual([0, true])
  expect(await fail(failures['an empty answer'])).toEqual([0, true])
})

test('while a page is drawn on the server, its own log has what failed', async () => {
  vi.unstubAllGlobals()
  const logged = vi.spyOn(console, 'error')
  const told: unknown[] = []
  expect(await fetchTourDetails(createCall(answering(404, refusal)), 'x', (error) => told.push(error))).toBeNull()
  expect(told).toMatchObject([{ status: 404 }])
  expect(logged).not.toHaveBeenCalled()
})

test('nothing else in the pages makes these three calls', () => {
  const web = fileURLToPath(new URL('../..', import.meta.url))
  const callers = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\b(tourCategory|getCategoryDetail|getTourDetails)\b|(tour-category|get-category-detail|get-tour-details)\b/.test(
        readFileSync(join(web, file), 'utf8'),
      ),
    )
  expect(callers).toEqual([join('catalogue', 'site', 'catalogue-calls.ts')])
})
