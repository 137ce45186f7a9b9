import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call.ts'
import { askAgainMs, askUntilAnswered } from './ask-until-answered.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const busy = () => Promise.reject(new ApiError(503, { error: 'Busy', code: 'platform.busy' }))
const refused = () => Promise.reject(new ApiError(401, { error: 'No', code: 'accounts.not-signed-in' }))

test('who is busy is asked again until there is an answer', async () => {
  const heard: number[] = []
  const ask = vi.fn<() => Promise<number>>().mockImplementationOnce(busy).mockResolvedValue(3)
  askUntilAnswered(ask, (answer) => heard.push(answer))
  await vi.advanceTimersByTimeAsync(askAgainMs - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([heard, ask.mock.calls.length]).toEqual([[3], 2])
})

test('a refusal is not asked again, and nothing is once it is stopped', async () => {
  const no = vi.fn(refused)
  askUntilAnswered(no, () => undefined)
  const later = vi.fn(busy)
  const stop = askUntilAnswered(later, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(askAgainMs * 3)
  expect([no.mock.calls.length, later.mock.calls.length]).toEqual([1, 1])
})
