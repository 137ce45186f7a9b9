import { expect, test } from 'vitest'
import { CardFault } from './card-form.ts'
import { firstOf, markOf, takeCard } from './use-card-pick.ts'

const typed = { saved: null, save: true }

test('the card that was put first is offered first, and nothing where none is saved', () => {
  const card = (id: string, isFirst: boolean) => ({ id, brand: 'visa', last4: '4242', expires: '2030-04', isFirst })
  expect(firstOf([card('a', false), card('b', true)])).toBe('b')
  expect(firstOf([card('a', false)])).toBe('a')
  expect(firstOf([])).toBeNull()
})

test('a saved card pays by its name, whatever is typed beside it', async () => {
  const form = { token: () => Promise.reject(new Error('not asked')) }
  expect(await takeCard({ saved: 'card-1', save: true }, form)).toEqual({ savedCard: 'card-1' })
})

test('of a typed card only its token goes on, and whether it is kept', async () => {
  const form = { token: async () => ({ token: 'tok_1', last4: '4242' }) }
  expect(await takeCard(typed, form)).toEqual({ token: 'tok_1', save: true })
})

test('a form that has something to mend gives no card; any other failure is told', async () => {
  expect(await takeCard(typed, { token: () => Promise.reject(new CardFault()) })).toBeNull()
  expect(await takeCard(typed, null)).toBeNull()
  await expect(takeCard(typed, { token: () => Promise.reject(new Error('no connection')) })).rejects.toThrow(
    'no connection',
  )
})

test('the same card has the same mark, and another figure or another choice has another', () => {
  const form = (figures: string) => ({ mark: () => figures })
  expect(markOf(typed, form('4242'))).toBe(markOf(typed, form('4242')))
  const others = [
    markOf(typed, form('4243')),
    markOf({ ...typed, save: false }, form('4242')),
    markOf({ ...typed, saved: 'a' }, form('4242')),
  ]
  expect(new Set([markOf(typed, form('4242')), ...others]).size).toBe(4)
})
