import { expect, test } from 'vitest'
import { mailFactNames } from '#contract/mail-texts.ts'
import { inNames, inWords } from './fact-words.ts'

test('facts are read and written in words, and reach the server by their names', () => {
  expect(inWords('Dear {firstName}, {day} at {pickUp}.')).toBe('Dear {name of the guest}, {day} at {pick-up place}.')
  expect(inNames('Dear { Name  of the guest }, {day} at {pick-up place}.')).toBe('Dear {firstName}, {day} at {pickUp}.')
  for (const name of Object.keys(mailFactNames)) expect(inNames(inWords(`{${name}}`)), name).toBe(`{${name}}`)
})

test('what is no fact stays as it was typed', () => {
  expect(inNames('{frist name} {} {toString}')).toBe('{frist name} {} {toString}')
  expect(inWords('{constructor}')).toBe('{constructor}')
})
