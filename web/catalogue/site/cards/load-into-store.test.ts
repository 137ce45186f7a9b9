import { beforeEach, expect, test } from 'vitest'
import { ApiError, unreadable } from '#contract/call.ts'
import type { CatalogueFront, Tour } from '#contract/catalogue.ts'
import { catalogueStore, fetchFailed } from './catalogue-store.ts'
import { loadFrontIntoStore, loadTourIntoStore } from './load-into-store.ts'

const front: CatalogueFront = { categories: [], topTours: [], featuredTours: [], popularTours: [] }
const tour = { slug: 'fuji', image: '["prints/a-1600.webp","prints/b-1600.webp"]' } as Tour

beforeEach(() => catalogueStore.setState({ loading: false, error: null, front: null, tour: null }))

function record() {
  const seen: string[] = []
  const stop = catalogueStore.subscribe(({ loading, error, front, tour }) => {
    seen.push([loading ? 'loading' : 'idle', error ?? 'no error', front || tour ? 'data' : 'no data'].join(', '))
  })
  return { seen, stop }
}

test('loading goes on and the error is cleared, then the data is stored, then loading goes off', async () => {
  catalogueStore.setState({ error: 'an old one' })
  const { seen, stop } = record()
  await loadFrontIntoStore(async () => front)
  stop()
  expect(seen).toEqual(['loading, no error, no data', 'loading, no error, data', 'idle, no error, data'])
})

test('a failure leaves what the server said of it; if it said nothing, the text of the specification', async () => {
  const { seen, stop } = record()
  await expect(loadFrontIntoStore(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow()
  expect(catalogueStore.getState()).toMatchObject({ loading: false, error: fetchFailed })
  const cut = new ApiError(0, { error: 'We could not be reached.', code: 'network.no-answer' })
  await expect(loadFrontIntoStore(() => Promise.reject(cut))).rejects.toThrow()
  expect(catalogueStore.getState()).toMatchObject({ loading: false, error: fetchFailed })
  expect(fetchFailed).toBe('Failed to fetch categories and tours')
  const said = new ApiError(503, { error: 'Our records cannot be reached.', code: 'platform.unavailable' })
  await expect(loadFrontIntoStore(() => Promise.reject(said))).rejects.toThrow()
  expect(catalogueStore.getState().error).toBe('Our records cannot be reached.')
  stop()
  expect(seen.at(-1)).toBe('idle, Our records cannot be reached., no data')
})

test.each([
  ['a fault whose answer is a page', new ApiError(500, unreadable)],
  ['a refusal that is no JSON', new ApiError(404, unreadable)],
  ['an answer in another shape', new ApiError(0, unreadable)],
  ['a refusal without words', new ApiError(503, { error: ' ', code: 'platform.unavailable' })],
])('after %s the message is the text of the specification', async (_, error) => {
  await expect(loadFrontIntoStore(() => Promise.reject(error))).rejects.toBe(error)
  expect(catalogueStore.getState()).toMatchObject({ loading: false, error: 'Failed to fetch categories and tours' })
})

test('data that was there stays when a later try fails', async () => {
  await loadFrontIntoStore(async () => front)
  await expect(loadFrontIntoStore(() => Promise.reject(new Error()))).rejects.toThrow()
  expect(catalogueStore.getState().front).toBe(front)
})

test('a tour is looked up by the function that is handed in, and its images become full addresses', async () => {
  const asked: string[] = []
  const lookUp = async (slug: string) => {
    asked.push(slug)
    return tour
  }
  const shown = await loadTourIntoStore('fuji', lookUp, 'https://pictures.example/')
  expect(asked).toEqual(['fuji'])
  expect(shown.images).toEqual([
    'https://pictures.example/prints/a-1600.webp',
    'https://pictures.example/prints/b-1600.webp',
  ])
  expect(catalogueStore.getState().tour).toBe(shown)
})

test.each(['', 'null', '{"a":1}', '["a", 7]'])('an image list of %j is no reason to fail', async (image) => {
  const { images } = await loadTourIntoStore('fuji', async () => ({ ...tour, image }), '/uploads/')
  expect(images).toEqual(image.includes('[') ? ['/uploads/a'] : [])
})
