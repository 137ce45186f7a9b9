import { expect, test } from 'vitest'
import { cardInWords, faultsOf, groupExpiry, groupNumber, readExpiry, shortExpiry } from './card-figures.ts'

test('a number stands in fours, however it was typed', () => {
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('4242-4242 4242.4242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('42424')).toBe('4242 4')
  expect(groupNumber('4242')).toBe('4242')
  expect(groupNumber('1'.repeat(30))).toHaveLength(23)
})

test('an expiry is typed in one go, and the slash comes by itself', () => {
  expect(groupExpiry('1', '')).toBe('1')
  expect(groupExpiry('11', '1')).toBe('11 / ')
  expect(groupExpiry('11 / 2', '11 / ')).toBe('11 / 2')
  expect(groupExpiry('5', '')).toBe('05 / ')
  expect(groupExpiry('1129', '')).toBe('11 / 29')
  expect(groupExpiry('11/2029', '')).toBe('11 / 29')
})

test('taking the slash back takes the figure before it along, so that nobody is stuck', () => {
  expect(groupExpiry('11 /', '11 / ')).toBe('1')
  expect(groupExpiry('', '1')).toBe('')
  expect(groupExpiry('11 / ', '11 / 2')).toBe('11')
})

test('an expiry is read as year and month, or says what to mend', () => {
  expect(readExpiry('11 / 29')).toEqual({ expires: '2029-11' })
  expect(readExpiry('13 / 29')).toEqual({ fault: 'A month is between 01 and 12.' })
  expect(readExpiry('11')).toEqual({ fault: 'Month and year, like 11 / 29.' })
})

test('a form that is not whole says so at each field', () => {
  expect(Object.keys(faultsOf({ number: '', expires: '', securityCode: '' }))).toEqual([
    'number',
    'expires',
    'securityCode',
  ])
  expect(faultsOf({ number: '4242 4242 4242 4242', expires: '11 / 29', securityCode: '123' })).toEqual({})
})

test('a saved card is named by its brand and its last figures', () => {
  expect(cardInWords({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242')
  expect(shortExpiry('2028-04')).toBe('04/28')
})
