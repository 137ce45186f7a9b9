import { expect, test } from 'vitest'
import { insideSentence } from './inside-sentence.ts'

test('our own words go on in small letters within a sentence', () => {
  expect(
    ['That is over', 'Two suitcases too many', 'On leave', 'A day of 15 h 20', 'Rest before 12 h'].map(insideSentence),
  ).toEqual(['that is over', 'two suitcases too many', 'on leave', 'a day of 15 h 20', 'rest before 12 h'])
})

test('the name of a person or a car at the beginning stays as it is written', () => {
  const said = [
    'Osamu Nishio has no licence for the Coaster',
    'Osamu Nishio has another car until 14:00 and brings it to Koto garage first',
    'Alphard 58-20 is with Ken Hamada until 14:00',
    'Hayashi’s Narita with Haddad ends on Sunday',
    'Ono takes this',
    '7 h 20 of rest, the least is 9 h',
  ]
  expect(said.map(insideSentence)).toEqual(said)
})
