import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { keptAWhile } from './kept-a-while.ts'

const house = (at = 0) => {
  let now = at
  return { db: {} as Database, clock: { now: () => new Date(now) }, turn: (to: number) => (now = to) }
}

test('what is kept is read once until its time is over, and for each key and house by itself', async () => {
  const read = keptAWhile<string>(1000)
  const [one, other] = [house(), house()]
  let reads = 0
  const count = async () => `reading ${++reads}`
  expect(await read(one, 'a', count)).toBe('reading 1')
  one.turn(999)
  expect(await read(one, 'a', count)).toBe('reading 1')
  expect(await read(one, 'b', count)).toBe('reading 2')
  expect(await read(other, 'a', count)).toBe('reading 3')
  one.turn(1000)
  expect(await read(one, 'a', count)).toBe('reading 4')
  one.turn(0)
  expect(await read(one, 'a', count)).toBe('reading 5')
})

test('a reading that fails is not kept', async () => {
  const read = keptAWhile<string>(1000)
  const one = house()
  await expect(read(one, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read(one, 'a', async () => 'back')).toBe('back')
})
