import { clockInKanji, inKanji } from '#server/platform/kanji-numbers.rules.ts'
import { tokyoTimeOf, weekdayOf } from '#server/platform/tokyo-time.rules.ts'

const weekdays = ['月', '火', '水', '木', '金', '土', '日']

/** "十一月二十四日 火曜日". */
export function dayInJapanese(day: string): string {
  const [, month = 0, number = 0] = day.split('-').map(Number)
  return `${inKanji(month)}月${inKanji(number)}日 ${weekdays[weekdayOf(day) - 1] ?? ''}曜日`
}

/** "1時間50分", "45分": figures, since whoever reads them drives. */
export function minutesInJapanese(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`
}

/**
 * For the staff at a hotel's door: "午前五時三十分 Marsh様 三名 お迎え". Names come in Latin letters, and nobody should guess
 * how they are said.
 */
export function doorInJapanese(startsAt: Date, leadName: string, guests: number): string {
  const letters = [...leadName]
  const name = letters.length > 36 ? `${letters.slice(0, 35).join('').trimEnd()}…` : leadName
  return `${clockInKanji(tokyoTimeOf(startsAt))} ${name}様 ${inKanji(guests)}名 お迎え`
}

const foods: Readonly<Record<string, string>> = {
  vegetarian: '菜食',
  vegan: 'ヴィーガン（動物性食品なし）',
  halal: 'ハラール',
  kosher: 'コーシャ',
  'gluten-free': 'グルテンなし',
  'gluten free': 'グルテンなし',
  'no gluten': 'グルテンなし',
  'no pork': '豚肉なし',
  'no beef': '牛肉なし',
  'no meat': '肉なし',
  'no fish': '魚なし',
  'no raw fish': '生魚なし',
  'no seafood': '魚介類なし',
  'no shellfish': '甲殻類・貝類なし',
  'no nuts': 'ナッツなし',
  'no peanuts': '落花生なし',
  'no dairy': '乳製品なし',
  'no eggs': '卵なし',
  'no soba': 'そばなし',
  'no alcohol': 'アルコールなし',
  'lactose-free': '乳糖なし',
}

/** What somebody eats, where every word of it is known; else empty, since half a diet is worse than none. */
export function foodInJapanese(typed: string): string {
  const words = typed
    .toLowerCase()
    .split(/[,;.]|\band\b/)
    .map((word) => word.trim())
    .filter(Boolean)
  const known = words.map((word) => foods[word])
  return words.length > 0 && known.every((word) => word !== undefined) ? known.join('、') : ''
}
