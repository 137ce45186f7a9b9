import type { OwnRequest } from '#contract/leave.ts'
import { momentOf, spanWords } from '#web/ui/office/span-times.ts'
import type { Both, Language } from './crew-words.ts'

export const LEAVE: Both = { en: 'Leave', ja: '休暇' }

interface Days {
  firstDay: string
  lastDay: string
}

const dayInJapanese = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** "Thu 24 to Mon 28 Dec", "12月24日〜12月28日". */
export function daysIn(language: Language, { firstDay, lastDay }: Days): string {
  if (language === 'en') return spanWords(`${firstDay}T00:00:00+09:00`, momentOf(lastDay, '24:00'))
  return firstDay === lastDay ? dayInJapanese(firstDay) : `${dayInJapanese(firstDay)}〜${dayInJapanese(lastDay)}`
}

export const STATES: Record<OwnRequest['state'], Both> = {
  asked: { en: 'Waits for the office', ja: '回答待ち' },
  granted: { en: 'Granted', ja: '承認' },
  refused: { en: 'Not granted', ja: '不承認' },
  withdrawn: { en: 'Taken back', ja: '取下げ' },
}

const en = {
  title: 'Leave',
  reading: 'Reading…',
  unreached: 'Leave needs signal. Try again where there is some, or call the desk.',
  yours: 'Your leave',
  asked: 'What you asked for',
  none: 'No leave is planned.',
  askTitle: 'Ask for leave',
  first: 'First day',
  last: 'Last day',
  words: 'What for, if you like',
  more: 'The office answers; you read it here, and by mail.',
  office: (words: string) => `Office: ${words}`,
  only: (days: string) => `Granted: ${days}`,
}
export type LeaveWords = typeof en

const ja: LeaveWords = {
  title: '休暇',
  reading: '読み込み中…',
  unreached: '電波が必要です。電波のある所でもう一度お試しいただくか、お電話ください。',
  yours: '予定の休暇',
  asked: '申請',
  none: '休暇の予定はありません。',
  askTitle: '休暇を申請する',
  first: '初日',
  last: '最終日',
  words: '理由（任意）',
  more: '事務所が回答します。ここと、メールで届きます。',
  office: (words) => `事務所：${words}`,
  only: (days) => `承認：${days}`,
}

export const LEAVE_WORDS: Record<Language, LeaveWords> = { en, ja }
