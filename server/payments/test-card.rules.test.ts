import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passesLuhn, readTestCard, readTestToken, testTokenOf } from './test-card.rules.ts'

const month = '2026-11'
const outcomeOf = (number: string) => {
  const read = readTestCard({ number, expires: '2030-04' }, month)
  return 'card' in read ? [read.card.outcome, read.card.brand, read.card.last4] : read.fields
}

test('each well-known test number does what it is known for, with spaces or without', () => {
  expect(outcomeOf('4242 4242 4242 4242')).toEqual(['success', 'visa', '4242'])
  expect(outcomeOf('5555555555554444')).toEqual(['success', 'mastercard', '4444'])
  expect(outcomeOf('4000 0000 0000 0002')).toEqual(['declined', 'visa', '0002'])
  expect(outcomeOf('4000000000009995')).toEqual(['insufficient-funds', 'visa', '9995'])
  expect(outcomeOf('4000 0025 0000 3155')).toEqual(['step-up', 'visa', '3155'])
  expect(outcomeOf('4000 0027 6000 3184')).toEqual(['step-up', 'visa', '3184'])
})

test('any other number is refused at its field, with or without a slip in it', () => {
  // A right check digit, but no test card.
  expect(passesLuhn('4111111111111111')).toBe(true)
  expect(outcomeOf('4111 1111 1111 1111')).toEqual({ number: expect.stringContaining('test cards') })
  expect(outcomeOf('4242 4242 4242 4241')).toEqual({ number: expect.stringContaining('slip') })
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = [...'4242424242424242'].map(Number)
      digits[place] = ((digits[place] ?? 0) + shift) % 10
      return !passesLuhn(digits.join(''))
    }),
  )
})

test('a card is good to the end of its month and not longer', () => {
  const number = '4242424242424242'
  expect(readTestCard({ number, expires: '2026-11' }, month)).toHaveProperty('card')
  expect(readTestCard({ number, expires: '2026-10' }, month)).toEqual({ fields: { expires: 'This card has expired.' } })
})

test('a token says what its card does, and never its number', () => {
  const card = { outcome: 'insufficient-funds', brand: 'visa', last4: '9995', expires: '2030-04' } as const
  const token = testTokenOf(card, 'a1b2c3d4e5f6')
  expect(token).toBe('test_insufficient-funds_visa_9995_203004_a1b2c3d4e5f6')
  expect(readTestToken(token)).toEqual(card)
  for (const wrong of [
    '',
    'pm_visa_1',
    'test_free_visa_4242_203004_a1b2c3d4e5f6',
    `${token}'`,
    token.replace('04_', '13_'),
  ])
    expect(readTestToken(wrong), wrong).toBeUndefined()
})
