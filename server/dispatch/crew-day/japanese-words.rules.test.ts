import { expect, test } from 'vitest'
import { noDetails } from '#core/booking-details.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { dayInJapanese, doorInJapanese, foodInJapanese, minutesInJapanese } from './japanese-words.rules.ts'
import { knowThis } from './know-this.rules.ts'

test('days are written as a Japanese calendar writes them', () => {
  expect(dayInJapanese('2026-11-24')).toBe('十一月二十四日 火曜日')
  expect(dayInJapanese('2027-01-10')).toBe('一月十日 日曜日')
  expect(dayInJapanese('2026-12-31')).toBe('十二月三十一日 木曜日')
})

test('the line for the staff at the door keeps the name in its own letters', () => {
  const at = tokyoInstant('2026-11-24', '05:30')
  expect(doorInJapanese(at, 'Marsh', 3)).toBe('午前五時三十分 Marsh様 三名 お迎え')
  expect(doorInJapanese(tokyoInstant('2026-11-24', '17:00'), '山田', 12)).toBe('午後五時 山田様 十二名 お迎え')
  const long = doorInJapanese(at, 'Wolfeschlegelsteinhausenbergerdorff Maria', 1)
  expect(long).toContain('…様 一名')
})

test('stretches of time are figures', () => {
  expect([45, 60, 110].map(minutesInJapanese)).toEqual(['45分', '1時間', '1時間50分'])
})

test('food is put into Japanese only where every word of it is known', () => {
  expect(foodInJapanese('Vegetarian, no shellfish')).toBe('菜食、甲殻類・貝類なし')
  expect(foodInJapanese('No pork and no alcohol.')).toBe('豚肉なし、アルコールなし')
  expect(foodInJapanese('Vegetarian, but eats fish on Sundays')).toBe('')
  expect(foodInJapanese('')).toBe('')
})

test('what to know is said once, in both languages where the words are ours, and as typed where they are not', () => {
  const said = knowThis({
    extras: [
      { code: 'child-seat', pieces: 1 },
      { code: 'booster-seat', pieces: 2 },
      { code: 'wheelchair', pieces: 1 },
      { code: 'ski-rack', pieces: 1 },
    ],
    lines: [
      { kind: 'package', label: 'Alphard, eight hours' },
      { kind: 'extra', label: 'Child seat' },
      { kind: 'extra', label: 'Booster seat × 2' },
      { kind: 'extra', label: 'Room for a folded wheelchair' },
      { kind: 'extra', label: 'Ski rack', extra: 'ski-rack' },
    ],
    plain: { ...noDetails, room: '1204' },
    travellers: [
      { name: 'Ivy', age: 5, note: 'Carsick on bends' },
      { name: 'Eleanor', age: null, note: 'Vegetarian' },
      { name: 'Daniel', age: null, note: '' },
    ],
    note: 'Ivy sleeps in cars.',
    needs: { food: 'No nuts', walking: '', children: '' },
  })
  expect(said).toEqual([
    { en: '1 child seat', ja: 'チャイルドシート 1台' },
    { en: '2 booster seats', ja: 'ジュニアシート 2台' },
    { en: '1 folded wheelchair', ja: '車椅子 1台' },
    { en: 'Ski rack', ja: '' },
    { en: 'Room 1204', ja: '1204号室' },
    { en: 'Ivy (5): Carsick on bends', ja: '' },
    { en: 'Eleanor: Vegetarian', ja: 'Eleanor様 菜食' },
    { en: 'Food: No nuts', ja: 'お食事 ナッツなし' },
    { en: 'Ivy sleeps in cars.', ja: '' },
  ])
})
