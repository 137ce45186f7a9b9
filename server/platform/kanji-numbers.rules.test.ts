import { expect, test } from 'vitest'
import { clockInKanji } from './kanji-numbers.rules.ts'

test.each([
  ['05:30', '午前五時三十分'],
  ['00:05', '午前零時五分'],
  ['08:00', '午前八時'],
  ['12:00', '正午'],
  ['12:15', '午後零時十五分'],
  ['23:45', '午後十一時四十五分'],
])('%s is read as %s', (time, words) => expect(clockInKanji(time)).toBe(words))
