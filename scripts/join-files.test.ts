import { expect, test } from 'vitest'
import { type Chunk, filesOf } from './join-files.ts'

const chunk = (fileName: string, letters: number, given: Partial<Chunk> = {}): Chunk => ({
  ...{ fileName, letters, modules: [`${fileName} module`], imports: [], weight: 0, isOfAll: false, isEntry: false },
  ...given,
})
const page = (fileName: string, imports: string[], weight = 1) =>
  chunk(fileName, 1000, { imports, weight, isEntry: true })
const root = (imports: string[] = []) => chunk('root', 1000, { imports, weight: 1, isOfAll: true, isEntry: true })

const namesIn = (chunks: readonly Chunk[]) => {
  const places = filesOf(chunks)
  return (fileName: string) => places.get(`${fileName} module`)?.name
}

test('what every page needs is one file, with all that it needs itself', () => {
  const name = namesIn([root(['react']), chunk('react', 90_000), page('home', ['react'])])
  expect([name('root'), name('react')]).toEqual(['shell', 'shell'])
})

test('a page keeps what is its own', () => {
  expect(namesIn([root(), page('home', [])])('home')).toBeUndefined()
})

test('small things that nearly the same pages need become one file', () => {
  const name = namesIn([
    root(),
    chunk('button', 300),
    chunk('card', 400),
    ...['home', 'grid', 'detail'].map((at) => page(at, ['button', 'card'])),
    page('faq', ['button']),
  ])
  expect(name('button')).toBe(name('card'))
})

test('something large is never fetched by pages that do not need it', () => {
  const name = namesIn([
    root(),
    chunk('button', 300),
    chunk('calendar', 80_000),
    page('home', ['button', 'calendar']),
    ...['faq', 'about', 'grid'].map((at) => page(at, ['button'])),
  ])
  expect(name('button')).not.toBe(name('calendar'))
})

test('what a file brings along is counted: a small one that needs a large one is not joined with what all need', () => {
  const name = namesIn([
    root(),
    chunk('button', 300),
    chunk('date-words', 200, { imports: ['calendar'] }),
    chunk('calendar', 80_000),
    ...['home', 'grid'].map((at) => page(at, ['button', 'date-words'])),
    ...['faq', 'about'].map((at) => page(at, ['button'])),
  ])
  expect(name('button')).not.toBe(name('date-words'))
})

test('two files never need each other', () => {
  const chunks = [
    root(),
    // Alike to those who need them, and between them stands one that only some need.
    chunk('a', 100, { imports: ['between'] }),
    chunk('between', 60_000, { imports: ['b'] }),
    chunk('b', 100),
    page('home', ['a', 'b']),
    page('grid', ['a', 'b']),
    page('faq', ['b']),
  ]
  const places = filesOf(chunks)
  for (const { modules, imports } of chunks)
    for (const used of imports) {
      const [from, to] = [places.get(modules[0] ?? ''), places.get(`${used} module`)]
      if (from && to && from.name !== to.name) expect(from.height).toBeGreaterThan(to.height)
    }
})

test('who comes often counts more than who comes seldom', () => {
  const chunks = (weight: number) => [
    root(),
    chunk('button', 300),
    chunk('hero', 4000),
    page('home', ['button', 'hero']),
    page('office', ['button'], weight),
  ]
  const [often, seldom] = [namesIn(chunks(2)), namesIn(chunks(0.1))]
  expect(seldom('button')).toBe(seldom('hero'))
  expect(often('button')).not.toBe(often('hero'))
})
