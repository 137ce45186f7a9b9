import { afterEach, expect, test, vi } from 'vitest'
import { type ApiError, createCall, type Transport } from '#contract/call.ts'
import {
  fetchCategoriesAndTours,
  fetchCategoryDetail,
  fetchTourDetails,
  loadCatalogueFront,
  loadTourDetails,
} from './catalogue-calls.ts'

const refusal = JSON.stringify({ error: 'We have no tour at this address.', code: 'catalogue.unknown-tour' })
const failures: Record<string, Transport> = {
  'a refusal': async () => ({ status: 404, text: refusal }),
  'a fault of the server': async () => ({ status: 500, text: '<h1>oops</h1>' }),
  'a cut line': () => Promise.reject(new TypeError('Failed to fetch')),
  'broken JSON': async () => ({ status: 200, text: '{"categories": [' }),
}

afterEach(() => vi.restoreAllMocks())

test.each(Object.entries(failures))(
  'after %s all lists are empty, details are null, and the error is logged',
  async (_, transport) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const call = createCall(transport)
    expect(await fetchCategoriesAndTours(call)).toEqual({
      categories: [],
      topTours: [],
      featuredTours: [],
      popularTours: [],
    })
    expect(await fetchCategoryDetail(call, 'fuji-and-hakone')).toBeNull()
    expect(await fetchTourDetails(call, 'fuji-at-first-light')).toBeNull()
    expect(logged).toHaveBeenCalledTimes(3)
  },
)

test('what arrives is passed on as it is, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error')
  const sent: { method: string; path: string; body: string | Blob | undefined }[] = []
  const call = createCall(async (request) => {
    sent.push(request)
    return { status: 200, text: '{"categories":[1],"topTours":[],"featuredTours":[],"popularTours":[]}' }
  })
  expect(await fetchCategoriesAndTours(call)).toMatchObject({ categories: [1] })
  await fetchTourDetails(call, 'fuji')
  await fetchCategoryDetail(call, 'evenings')
  expect(sent).toEqual([
    { method: 'POST', path: '/tour-category', body: undefined },
    { method: 'POST', path: '/get-tour-details', body: '{"slug":"fuji"}' },
    { method: 'POST', path: '/get-category-detail', body: '{"slug":"evenings"}' },
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('the calls beneath tell a missing tour from an outage', async () => {
  const fail = (transport: Transport | undefined) =>
    loadTourDetails(createCall(transport ?? Promise.reject), 'x').then(
      () => undefined,
      (error: ApiError) => [error.status, error.isOutage],
    )
  expect(await fail(failures['a refusal'])).toEqual([404, false])
  expect(await fail(failures['a fault of the server'])).toEqual([500, true])
  expect(await fail(failures['a cut line'])).toEqual([0, true])
  expect(await fail(failures['broken JSON'])).toEqual([0, true])
  await expect(loadCatalogueFront(createCall(failures['a cut line'] ?? Promise.reject))).rejects.toThrow()
})
