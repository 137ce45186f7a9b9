import { expect, test } from 'vitest'
import { heavyAtOnce, limitAtOnce } from './limit-at-once.ts'

/** Work that is over when it is told to be. */
function openEnded(log: string[], name: string) {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async () => {
    log.push(name)
    await over
    if (name === 'b') throw new Error('b failed')
    return name
  }
  return { work, end: () => end() }
}

test('heavy work is done so many at a time, in the order in which it came, and who comes too late is told so', async () => {
  const transactWithRetries = limitAtOnce({ atOnce: 2, mayWait: 1 })
  const log: string[] = []
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => openEnded(log, name))
  if (!a || !b || !c || !d || !e) throw new Error('Five are there.')
  const [first, second, third] = [transactWithRetries(a.work), transactWithRetries(b.work), transactWithRetries(c.work)]
  expect(log).toEqual(['a', 'b'])
  await expect(transactWithRetries(d.work)).rejects.toMatchObject({ code: 'platform.busy' })

  // What fails gives its turn on, too.
  b.end()
  await expect(second).rejects.toThrow('b failed')
  expect(log).toEqual(['a', 'b', 'c'])
  a.end()
  c.end()
  expect(await Promise.all([first, third])).toEqual(['a', 'c'])
  e.end()
  expect(await transactWithRetries(e.work)).toBe('e')
})

test('work of our own waits, however many do', async () => {
  const transactWithRetries = limitAtOnce({ atOnce: 1, mayWait: 0 })
  const log: string[] = []
  const [a, c] = [openEnded(log, 'a'), openEnded(log, 'c')]
  const [first, patient] = [transactWithRetries(a.work), transactWithRetries(c.work, { isPatient: true })]
  await expect(transactWithRetries(c.work)).rejects.toMatchObject({ code: 'platform.busy' })
  expect(log).toEqual(['a'])
  a.end()
  c.end()
  expect(await Promise.all([first, patient])).toEqual(['a', 'c'])
})

test('a small machine does heavy work one at a time', () => {
  const gigabytes = 1024 ** 3
  expect(heavyAtOnce(1, 64 * gigabytes)).toBe(1)
  expect(heavyAtOnce(2, 64 * gigabytes)).toBe(1)
  expect(heavyAtOnce(8, 2 * gigabytes)).toBe(1)
  expect(heavyAtOnce(8, 16 * gigabytes)).toBe(2)
})
