import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeSeldom } from './jobs-wake.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listening() {
  const client = new EventEmitter()
  wakeSeldom(client)
  wakeSeldom(client)
  const heard: unknown[] = []
  client.on('notification', ({ channel, payload }) => heard.push([channel, payload]))
  const add = (count: number) => client.emit('notification', { channel: 'jobs:insert', payload: `{"count":${count}}` })
  return { client, heard, add }
}

test('a job that is added wakes a worker at once', () => {
  const { heard, add } = listening()
  add(1)
  expect(heard).toEqual([['jobs:insert', '{"count":1}']])
})

test('a rush of jobs wakes twice, and the second time as many workers as jobs came meanwhile: none is forgotten', () => {
  const { heard, add } = listening()
  for (let job = 0; job < 50; job++) add(1)
  add(3)
  expect(heard).toHaveLength(1)
  vi.runAllTimers()
  expect(heard).toEqual([
    ['jobs:insert', '{"count":1}'],
    ['jobs:insert', '{"count":52}'],
  ])
})

test('after a pause without jobs the next one wakes at once again', () => {
  const { heard, add } = listening()
  add(1)
  vi.runAllTimers()
  add(1)
  expect(heard).toHaveLength(2)
})

test('other news, and news that nobody can read, go through as they are or wake one', () => {
  const { client, heard } = listening()
  client.emit('notification', { channel: 'worker:migrate', payload: '{"breaking":true}' })
  client.emit('notification', { channel: 'jobs:insert', payload: 'not json' })
  expect(heard).toEqual([
    ['worker:migrate', '{"breaking":true}'],
    ['jobs:insert', '{"count":1}'],
  ])
})
