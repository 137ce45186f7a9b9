import { expect, test } from 'vitest'
import { noticeOf } from './pay-words.ts'

const say = (outcome: Parameters<typeof noticeOf>[0]) =>
  noticeOf(outcome, { kept: 'The day is still held for you until 16:47' })

test('a decline says that nothing was charged, that the day is still held and that nothing typed is lost', () => {
  expect(say({ is: 'declined', why: 'bank' })).toEqual({
    tone: 'error',
    title: 'The card was declined. Nothing was charged.',
    words: 'The bank gave no reason. The day is still held for you until 16:47, and what you typed is kept.',
    offer: null,
  })
})

test('where the answer is unknown another try is offered, and it says that it is the same one', () => {
  for (const is of ['offline', 'unsure'] as const) {
    expect(say({ is })?.offer).toBe('pay')
    expect(say({ is })?.words).toContain('not a second one')
  }
})

test('while the bank’s yes is on its way nobody is asked to pay again', () => {
  expect(say({ is: 'begun' })).toMatchObject({ offer: 'look', tone: 'neutral' })
  expect(say({ is: 'on-its-way' })).toMatchObject({ offer: 'look', tone: 'neutral' })
})

test('what another screen tells, and what the form tells itself, is not told twice', () => {
  expect(say({ is: 'over' })).toBeNull()
  expect(say({ is: 'card', words: null })).toBeNull()
})
