import { expect, test } from 'vitest'
import { MailBreaker, MailServerAway } from './mail-breaker.ts'

const never = new AbortController().signal
const quick = { failures: 2, pauseMs: 5, mostPauseMs: 20 }
const away = new Error('connect ECONNREFUSED')

test('mails pass until so many failed after each other, and again as soon as one went out', async () => {
  const breaker = new MailBreaker({ ...quick, pauseMs: 60_000, mostPauseMs: 60_000 })
  breaker.failed(away)
  expect(breaker.isOpen).toBe(false)
  breaker.succeeded()
  breaker.failed(away)
  expect(breaker.isOpen).toBe(false)
  await breaker.turn(never)
  expect(breaker.failed(away)).toBeInstanceOf(MailServerAway)
  expect(breaker.isOpen).toBe(true)
  const waiting = breaker.turn(never)
  breaker.succeeded()
  await waiting
  expect(breaker.isOpen).toBe(false)
})

test('after the pause one mail tries alone; the next one follows when it is over, whatever came of it', async () => {
  const breaker = new MailBreaker(quick)
  for (let nth = 0; nth < quick.failures; nth++) breaker.failed(away)
  const first = await breaker.turn(never)
  let isSecond = false
  const second = breaker.turn(never).then((turn) => {
    isSecond = true
    return turn
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isSecond).toBe(false)
  breaker.failed(away)
  first.end()
  const turn = await second
  breaker.succeeded()
  turn.end()
  await breaker.turn(never)
  expect(breaker.isOpen).toBe(false)
})

test('who waits for the mail server is let go when the process stops', async () => {
  const breaker = new MailBreaker({ ...quick, pauseMs: 60_000, mostPauseMs: 60_000 })
  for (let nth = 0; nth < quick.failures; nth++) breaker.failed(away)
  const stop = new AbortController()
  const waiting = breaker.turn(stop.signal)
  stop.abort()
  await expect(waiting).rejects.toBeInstanceOf(MailServerAway)
})

test('since when the server is away is the moment of the first failure, and is told', () => {
  const breaker = new MailBreaker(quick)
  const before = Date.now()
  const [first, second] = [breaker.failed(away), breaker.failed(away)].map(({ message }) => message)
  expect(second).toBe(first)
  const [, since = ''] = /since (\S+Z): connect ECONNREFUSED$/.exec(first ?? '') ?? []
  expect(Date.parse(since)).toBeGreaterThanOrEqual(before)
})
