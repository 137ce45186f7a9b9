import { expect, test } from 'vitest'
import { changesBetween, changesInWords, isNothingNew, type Told } from './told-changes.rules.ts'

const told: Told = [
  ['Day', 'Tuesday 1 December 2026, 08:00 to 17:00'],
  ['Pick-up', 'Palace Hotel Tokyo'],
  ['Party', '2 adults'],
  ['Total', '¥128,000'],
]
const otherwise = (changed: Record<string, string | null>): Told =>
  told.flatMap(([term, words]) => {
    const now = term in changed ? changed[term] : words
    return now ? [[term, now] as const] : []
  })

test('what is said otherwise than before is named with both', () => {
  expect(changesBetween(told, otherwise({ 'Pick-up': 'Haneda, Terminal 3' }))).toEqual([
    { term: 'Pick-up', before: 'Palace Hotel Tokyo', now: 'Haneda, Terminal 3' },
  ])
  expect(changesBetween(told, told)).toEqual([])
})

test('what is new and what is gone are changes, too', () => {
  const changes = changesBetween(told, [...otherwise({ Party: null }), ['Guide', 'Aiko Mori']])
  expect(changes).toEqual([
    { term: 'Guide', before: null, now: 'Aiko Mori' },
    { term: 'Party', before: '2 adults', now: null },
  ])
})

test('a subject names one or two changes, and of more the first two', () => {
  const words = (changed: Record<string, string | null>) => changesInWords(changesBetween(told, otherwise(changed)))
  expect(words({})).toBe('details')
  expect(words({ Day: 'Wednesday 2 December 2026, 09:30 to 18:30' })).toBe('day and hour')
  expect(words({ Day: 'Wednesday 2 December 2026, 08:00 to 17:00' })).toBe('day')
  expect(words({ Day: 'Tuesday 1 December 2026, 09:30 to 18:30' })).toBe('hour')
  expect(words({ 'Pick-up': 'Haneda', Total: '¥130,000' })).toBe('pick-up and price')
  expect(words({ Day: 'Wednesday, 09:30 to 18:30', 'Pick-up': 'Haneda', Total: '¥130,000' })).toBe(
    'day and hour, pick-up and more',
  )
})

test('a ride that goes to another door is told by that door, and not by its name', () => {
  const to = (door: string): Told => [...told, ['Ride', `Haneda to ${door}`], ['Drop-off', door]]
  expect(changesInWords(changesBetween(to('Aman Tokyo'), to('The Okura Tokyo')))).toBe('drop-off')
})

test('the plan of a flight is said once: a landing that stays is no change, another one is', () => {
  const landing = (words: string): Told => [...told, ['Flight', words]]
  const late = landing('NH 212 lands at 11:20 (by plan 10:00)')
  expect(changesBetween(late, landing('NH 212 lands at 11:20'))).toEqual([])
  expect(changesBetween(landing('NH 212 lands at 10:00'), late)).toHaveLength(1)
})

test('names of which an earlier mail said nothing are no change; names that it said are', () => {
  const now: Told = [...told, ['Names', 'Eleanor Marsh']]
  expect(changesBetween(told, now)).toEqual([])
  expect(changesBetween([...told, ['Names', 'none given']], now)).toEqual([
    { term: 'Names', before: 'none given', now: 'Eleanor Marsh' },
  ])
})

test('another end is named, also against a mail that left it out as the pick-up', () => {
  const before = otherwise({ 'Pick-up': 'Palace Hotel Tokyo, room 1107, flight NH 212' })
  const now = (dropOff: string): Told => [...otherwise({ 'Pick-up': 'Aman Tokyo' }), ['Drop-off', dropOff]]
  expect(changesBetween(before, now('Palace Hotel Tokyo')).map(({ term }) => term)).toEqual(['Pick-up'])
  expect(changesBetween(before, now('Aman Tokyo'))).toContainEqual({
    ...{ term: 'Drop-off', before: 'Palace Hotel Tokyo', now: 'Aman Tokyo' },
  })
})

test('the same words to the same address are nothing new; another address, or one more word, is', () => {
  const before = { told, to: 'eleanor@example.com' }
  expect(isNothingNew(before, before)).toBe(true)
  expect(isNothingNew(before, { told, to: 'marsh@example.com' })).toBe(false)
  expect(isNothingNew(before, { ...before, told: otherwise({ Party: '3 adults' }) })).toBe(false)
  // Names of which an earlier mail said nothing are told, though not as a change.
  expect(isNothingNew(before, { ...before, told: [...told, ['Names', 'Eleanor Marsh']] })).toBe(false)
})

test('stops that move are told with both, name no change beside another, and are no news where nobody said them before', () => {
  const [before, now] = ['09:00 Hase; 11:00 Enoshima', '09:30 Hase; 11:30 Enoshima']
  const stops = (words: string): Told => [...told, ['Stops', words]]
  const moved = changesBetween(stops(before), stops(now))
  expect(moved).toEqual([{ term: 'Stops', before, now }])
  expect(changesInWords(moved)).toBe('stops')
  const other = [...otherwise({ 'Pick-up': 'Haneda' }), ['Stops', now] as const]
  expect(changesInWords(changesBetween(stops(before), other))).toBe('pick-up')
  expect(isNothingNew({ told, to: 'a' }, { told: stops(now), to: 'a' })).toBe(true)
})

test('a full stop in the place of a semicolon is no news, another word is', () => {
  const said = (words: string): Told => [...told, ['You told us', words]]
  expect(changesBetween(said('Tom: Left knee; No fish'), said('Tom: Left knee. No fish.'))).toEqual([])
  expect(changesBetween(said('Tom: Left knee; No fish'), said('Tom: Left knee. No meat.'))).toHaveLength(1)
})
