import pg from 'pg'
import { expect, test } from 'vitest'
import { outageOf } from './database-errors.ts'
import { toAppError } from './http.ts'

const failure = (code: string, message = 'as PostgreSQL says it') => Object.assign(new Error(message), { code })

const busy = ['25P03', '25P04', '40000', '40001', '40003', '40P01', '55006', '55P03', '57014']
const away = [
  '25006',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '57000',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
]
const broken = ['58000', '58030', '08000', '08001', '08003', '08004', '08006', '08007', '08P01']
const system = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOSPC']

test.each(busy)('%s is busy: 503, and when to come again', (code) => {
  expect(toAppError(failure(code))).toMatchObject({ code: 'platform.busy', status: 503 })
  expect(toAppError(failure(code)).details.retryAfterSeconds).toBeGreaterThan(0)
})

test.each([...away, ...broken, ...system])('%s is out of reach: 503, and when to come again', (code) => {
  expect(toAppError(failure(code))).toMatchObject({ code: 'platform.unavailable', status: 503 })
  expect(toAppError(failure(code)).details.retryAfterSeconds).toBeGreaterThan(0)
})

test('what the driver says in words alone is out of reach, too', () => {
  const words = [
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'database "annai" is not currently accepting connections',
  ]
  for (const message of words) expect(outageOf(new Error(message)), message).toBe('platform.unavailable')
})

test('an outage inside another failure is still one', () => {
  expect(outageOf(new AggregateError([new Error('one'), failure('ECONNREFUSED')]))).toBe('platform.unavailable')
  expect(outageOf(new Error('could not be done', { cause: failure('55P03') }))).toBe('platform.busy')
})

test('a fault of our own stays one', () => {
  // Wrong statements, wrong values, broken promises: waiting mends none of them.
  for (const code of ['42601', '42P01', '22P02', '23505', '23503', '23514', '23P01', '25P02', '40002', 'XX000', ''])
    expect(toAppError(failure(code)).code, code).toBe('platform.internal')
  expect(outageOf(new pg.DatabaseError('null value', 1, 'error'))).toBeUndefined()
  expect(outageOf('Connection terminated')).toBeUndefined()
})
