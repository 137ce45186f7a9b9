import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Listening, listenToBoard, waitMs } from './listen-to-board.ts'

const pulse = '{"is":"pulse","now":"2026-11-16T10:22:00+09:00"}\n'

/** A server that opens a line whenever it is asked, and keeps them all in its carried. */
function server() {
  const lines: { controller: ReadableStreamDefaultController<Uint8Array>; signal: AbortSignal }[] = []
  let status = 200
  const open = vi.fn(async (signal: AbortSignal) => {
    if (status === 0) throw new TypeError('Nobody answers')
    if (status !== 200) return new Response('{}', { status })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.push({ controller, signal })
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body)
  })
  return {
    ...{ open, lines },
    answer: (next: number) => {
      status = next
    },
    say: (text: string) => lines.at(-1)?.controller.enqueue(new TextEncoder().encode(text)),
    cut: () => lines.at(-1)?.controller.error(new Error('cut')),
  }
}

let listening: Listening | undefined
const heard = vi.fn()
const lost = vi.fn()
const ended = vi.fn()
const listenTo = (open: (signal: AbortSignal) => Promise<Response>) => {
  listening = listenToBoard({ open, hear: heard, lose: lost, end: ended })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  listening?.stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

it('hears what is said, line by line', async () => {
  const { open, say } = server()
  listenTo(open)
  await settle()
  say(pulse.slice(0, 10))
  await settle()
  expect(heard).not.toHaveBeenCalled()
  say(pulse.slice(10) + pulse)
  await settle()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(lost).not.toHaveBeenCalled()
})

it('opens the line again after it was cut, and waits longer each time nobody answers', async () => {
  const { open, say, cut, answer } = server()
  listenTo(open)
  await settle()
  say(pulse)
  await settle()
  answer(0)
  cut()
  await settle()
  expect(lost).toHaveBeenCalledTimes(1)
  for (const [at, wait] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
    expect(waitMs(at)).toBe(wait)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(open).toHaveBeenCalledTimes(at + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(open).toHaveBeenCalledTimes(at + 2)
  }
})

it('begins with the short wait again once it has heard something', async () => {
  const { open, say, cut, answer } = server()
  answer(503)
  listenTo(open)
  await vi.advanceTimersByTimeAsync(500 + 1000)
  answer(200)
  await vi.advanceTimersByTimeAsync(2000)
  say(pulse)
  await settle()
  const before = open.mock.calls.length
  cut()
  await vi.advanceTimersByTimeAsync(500)
  expect(open).toHaveBeenCalledTimes(before + 1)
})

it('counts a line that is silent for 25 seconds as lost, and one that pulses as alive', async () => {
  const { open, say, lines } = server()
  listenTo(open)
  await settle()
  for (let at = 0; at < 6; at += 1) {
    say(pulse)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15_001)
  expect(lost).toHaveBeenCalledTimes(1)
  expect(lines[0]?.signal.aborted).toBe(true)
})

it('does not wait when somebody is there again', async () => {
  const { open, answer } = server()
  answer(0)
  listenTo(open)
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000)
  expect(open).toHaveBeenCalledTimes(4)
  listening?.wake()
  await settle()
  expect(open).toHaveBeenCalledTimes(5)
})

it('tries nothing again once it may not listen any more, or was stopped', async () => {
  const refused = server()
  refused.answer(401)
  listenTo(refused.open)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused.open).toHaveBeenCalledTimes(1)
  expect(ended).toHaveBeenCalledTimes(1)

  const stopped = server()
  listenTo(stopped.open)
  await settle()
  listening?.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped.open).toHaveBeenCalledTimes(1)
  expect(stopped.lines[0]?.signal.aborted).toBe(true)
  expect(lost).not.toHaveBeenCalled()
})
