import { expect, test } from 'vitest'
import { HtmlCache, type WarmPage, warm } from './html-cache.ts'

const page = (html: string, keep = true): Promise<WarmPage> => warm({ status: 200, html, headers: {}, keep })

test('visitors who miss the same page at once wait for one rendering', async () => {
  const cache = new HtmlCache()
  let renderings = 0
  const render = async () => {
    renderings++
    return page('one')
  }
  await Promise.all(Array.from({ length: 10 }, () => cache.fill('/', render)))
  expect(renderings).toBe(1)
})

test('a page that was being rendered when the catalogue changed is not kept', async () => {
  const cache = new HtmlCache()
  let finish: (value: WarmPage) => void = () => undefined
  const filling = cache.fill('/', () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  finish(await page('old'))
  await filling
  expect(cache.get('/')).toBeUndefined()
})

test('without a change in between it is kept (the control)', async () => {
  const cache = new HtmlCache()
  await cache.fill('/', () => page('old'))
  expect(cache.get('/')).toBeDefined()
})

test('a visitor who comes after the change does not join the rendering from before it', async () => {
  const cache = new HtmlCache()
  let finish: (value: WarmPage) => void = () => undefined
  const before = cache.fill('/', () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  const after = await cache.fill('/', () => page('new'))
  finish(await page('old'))
  await before
  expect(after.bodies.identity.toString()).toBe('new')
  expect(cache.get('/')?.bodies.identity.toString()).toBe('new')
})

test('when the memory is full, the page asked for least recently goes first', async () => {
  const cache = new HtmlCache(9000)
  const words = () => Array.from({ length: 1500 }, () => Math.random().toString(36)[2]).join('')
  for (const key of ['a', 'b']) await cache.fill(key, () => page(words()))
  cache.get('a')
  await cache.fill('c', () => page(words()))
  expect([cache.get('a') !== undefined, cache.get('b') !== undefined, cache.get('c') !== undefined]).toEqual([
    true,
    false,
    true,
  ])
})

test('a page that must not be kept is not', async () => {
  const cache = new HtmlCache()
  await cache.fill('/', () => page('failed', false))
  expect(cache.size).toBe(0)
})
