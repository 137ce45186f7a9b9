import { beforeEach, expect, test } from 'vitest'
import { dismissToast, toast, toastQueue } from './toast-queue.ts'

beforeEach(() => {
  for (const { id } of toastQueue.read()) dismissToast(id)
})

test('what happened last stands last', () => {
  toast({ title: 'Saved' })
  toast({ title: 'Moved to Wed 25 Nov' })
  expect(toastQueue.read().map((entry) => entry.title)).toEqual(['Saved', 'Moved to Wed 25 Nov'])
})

test('at most three are shown; the oldest gives way', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title })
  expect(toastQueue.read().map((entry) => entry.title)).toEqual(['two', 'three', 'four'])
})

test('one can be dismissed by its number, and listeners hear of it', () => {
  const id = toast({ title: 'Saved' })
  let heard = 0
  const stop = toastQueue.subscribe(() => {
    heard += 1
  })
  dismissToast(id)
  stop()
  expect(toastQueue.read()).toEqual([])
  expect(heard).toBe(1)
})
