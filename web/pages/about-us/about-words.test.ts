import { expect, test } from 'vitest'
import type { House, HousePerson } from '#contract/house.ts'
import { figuresOf, roleOf, speaks, staffInWords } from './about-words.ts'

const house: House = {
  ...{ chauffeurs: 22, guides: 18, licensedGuides: 9, cars: 31, people: [] },
  ...{ rating: { average: 4.8, count: 412 }, done: 1936, calledOffByUs: 3 },
}
const guide: HousePerson = {
  ...{ kind: 'guide', name: 'Yuki Mori', seal: '森', languages: ['en', 'ja', 'es'], registrationNumber: null },
}

test('figures are told with the bad one among them', () => {
  expect(figuresOf(house).map(({ figure }) => figure)).toEqual(['4.8', '1,936', '3', '31'])
  expect(figuresOf({ ...house, calledOffByUs: 0 }).map(({ figure }) => figure)).toContain('0')
})

test('a new house shows no figure that it does not have', () => {
  expect(figuresOf({ ...house, rating: null, done: 0, calledOffByUs: 0, cars: 0 })).toEqual([])
  expect(figuresOf({ ...house, rating: null, done: 0, cars: 1 })).toEqual([{ figure: '1', words: 'car in service' }])
})

test('nobody is called licensed without a number', () => {
  expect(roleOf(guide)).toBe('Guide')
  expect(roleOf({ ...guide, registrationNumber: 'EN00417' })).toBe('Licensed guide EN00417')
  expect(roleOf({ ...guide, kind: 'chauffeur' })).toBe('Chauffeur')
})

test('languages are named, and the staff is counted', () => {
  expect(speaks(guide)).toBe('English, Spanish')
  expect(speaks({ ...guide, languages: ['ja'] })).toBe('Japanese')
  expect(staffInWords(house)).toBe('22 chauffeurs and 18 guides')
  expect(staffInWords({ chauffeurs: 1, guides: 0 })).toBe('1 chauffeur')
})
