import { expect, test } from 'vitest'
import { findAnswers, slipsBetween, toSearchable } from './find-answers.ts'
import { questions } from './questions.ts'

const searchables = [
  { id: 'bags', question: 'Can our luggage stay in the car?', answer: 'Yes, in the boot.', also: 'suitcase baggage' },
  { id: 'rain', question: 'What if it rains?', answer: 'The garden becomes a museum.' },
  { id: 'trains', question: 'Is there a day for train people?', answer: 'Yes, at the café in Ōmiya. Don’t miss it.' },
  { id: 'wifi', question: 'Is there Wi-Fi in the car?', answer: 'Yes.' },
].map(toSearchable)

const found = (typed: string) => {
  const hits = findAnswers(searchables, typed)
  return hits && [...hits]
}

test('nothing is looked for before two letters are typed', () => {
  for (const typed of ['', '   ', 'r', ' ? ', '–']) expect(found(typed), typed).toBeUndefined()
  expect(found('ra')).toEqual(['rain'])
})

test('a word is found by its beginning, by what it is also called, in any case and without its accents', () => {
  expect(found('lugg')).toEqual(['bags'])
  expect(found('SUITCASE')).toEqual(['bags'])
  expect(found('cafe')).toEqual(['trains'])
  expect(found('Café')).toEqual(['trains'])
  expect(found('omiya')).toEqual(['trains'])
  expect(found('don’t')).toEqual(found("don't"))
})

test('hyphens may be there or not', () => {
  for (const typed of ['wifi', 'Wi-Fi', 'wi‑fi']) expect(found(typed), typed).toEqual(['wifi'])
})

test('a slip of the finger is forgiven: a letter missing, too many, wrong, or two swapped', () => {
  for (const typed of ['lugage', 'lugggage', 'luhgage', 'lugagge', 'lugag'])
    expect(found(typed), typed).toEqual(['bags'])
})

test('a slip is looked for only where nothing is written so', () => {
  expect(found('rain')).toEqual(['rain'])
  expect(found('train')).toEqual(['trains'])
})

test('another word is not taken for a slip', () => {
  for (const typed of ['zeppelin', 'dog', 'smoking']) expect(found(typed), typed).toEqual([])
  expect(slipsBetween('luggage', 'luggage')).toBe(0)
  expect(slipsBetween('lugagge', 'luggage')).toBe(1)
  expect(slipsBetween('lugg', 'luggage')).toBe(3)
})

test('a whole sentence finds what answers most of it, and its small words find nothing', () => {
  expect(found('Where can I leave my luggage during the day?')).toEqual(['bags', 'trains'])
  expect(found('is there a garden for the rain')).toEqual(['rain'])
  expect(found('Can I bring my own dog?')).toEqual([])
})

test('small words alone are looked for after all', () => {
  expect(found('is there')).toEqual(['trains', 'wifi'])
})

test('what the search field suggests, and what people call things, leads to the right answer on the page', () => {
  const page = questions.map(toSearchable)
  const expected = {
    luggage: 'luggage',
    baggage: 'luggage',
    rain: 'rain',
    refudn: 'refund',
    'child seat': 'child-seats',
    airprot: 'arrivals',
    gratuity: 'tips',
    fugi: 'fuji',
    pram: 'stroller',
    wheelchiar: 'wheelchair',
    delayed: 'late-flight',
    'how long is the drive to nikko': 'drives',
  }
  for (const [typed, id] of Object.entries(expected)) expect([...(findAnswers(page, typed) ?? [])], typed).toContain(id)
  for (const typed of ['zeppelin', 'helicopter', 'bicycle', 'dog'])
    expect([...(findAnswers(page, typed) ?? [])], typed).toEqual([])
})
