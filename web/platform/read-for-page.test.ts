import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call.ts'
import { readForPage } from './read-for-page.ts'

const gone = new ApiError(503, { error: 'Not now.', code: 'x.y' })

test('a quick answer comes whole, a refusal is told, and a slow answer is waited for on the page', async () => {
  expect(await readForPage(async () => 7)).toEqual({ here: 7 })
  expect(await readForPage(() => Promise.reject(gone))).toEqual({ failed: gone })
  await expect(readForPage(() => Promise.reject(new TypeError('a fault of ours')))).rejects.toThrow('a fault of ours')

  vi.useFakeTimers()
  let answer = (_: number) => {}
  const reading = readForPage(() => new Promise<number>((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  const late = await reading
  if (!('late' in late)) throw new Error('it should have been late')
  answer(8)
  expect(await late.late).toEqual({ here: 8 })
})
