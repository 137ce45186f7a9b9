import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Until those who asked in the same moment are gathered, and their reading has begun. */
async function gathered() {
  await nextTurn()
  await nextTurn()
}

/** A reading that ends when it is told to, and gives the number under which it began. */
function slowReading() {
  const readings: PromiseWithResolvers<void>[] = []
  const read = readTogether(async (_key: string) => {
    const mine = Promise.withResolvers<void>()
    const number = readings.push(mine)
    await mine.promise
    return number
  }, nextTurn)
  const end = async (number: number, error?: Error) => {
    if (error) readings[number - 1]?.reject(error)
    else readings[number - 1]?.resolve()
    await gathered()
  }
  return { read, end, count: () => readings.length }
}

test('who asks while a reading runs gets the next one, and all who wait share it', async () => {
  const { read, end, count } = slowReading()
  const first = read('week')
  await gathered()
  const others = [read('week'), read('week'), read('week')]
  expect(count()).toBe(1)
  await end(1)
  expect(await first).toBe(1)
  expect(count()).toBe(2)
  // Begun before this one asked: it waits for the third.
  const late = read('week')
  await end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await end(3)
  expect(await late).toBe(3)
  expect(count()).toBe(3)
})

test('who asks in the same moment as the first is read for with the first', async () => {
  const { read, end, count } = slowReading()
  const all = [read('week'), read('week'), read('week')]
  await gathered()
  await end(1)
  expect(await Promise.all(all)).toEqual([1, 1, 1])
  expect(count()).toBe(1)
})

test('when nobody reads, a reading waits for no other, and neither does another question', async () => {
  const { read, end } = slowReading()
  const week = read('week')
  const month = read('month')
  await gathered()
  await end(2)
  expect(await month).toBe(2)
  await end(1)
  expect(await week).toBe(1)
  const again = read('week')
  await gathered()
  await end(3)
  expect(await again).toBe(3)
})

test('a reading that fails fails for those who asked for it, and for nobody else', async () => {
  const { read, end } = slowReading()
  const first = read('week')
  await gathered()
  const second = read('week')
  const failed = expect(first).rejects.toThrow('cut off')
  await end(1, new Error('cut off'))
  await failed
  await end(2)
  expect(await second).toBe(2)
})
