import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOpenPlace } from './open-place.ts'

test('a place of the guest’s own is open, a place with a name is not', () => {
  expect(isOpenPlace({ name: 'Your hotel in central Tokyo' })).toBe(true)
  expect(['The Okura Tokyo', 'Yourcenar House', ''].map((name) => isOpenPlace({ name }))).toEqual([false, false, false])
})

test('nobody else tells an open place by its first word', () => {
  const told = /(?:startsWith|LIKE) ?\(?'Your /
  expect("name.startsWith('Your ')").toMatch(told)
  const files = ['web', 'server', 'contract']
    .flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((name) => `${wing}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  expect(files.filter((name) => told.test(readFileSync(name, 'utf8')))).toEqual(['contract/open-place.ts'])
})
