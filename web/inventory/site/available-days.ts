import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import { uncapitalized } from '#core/words.ts'
import type { IsoDay } from '#web/ui/day.ts'
import type { MonthDay } from '#web/ui/month-day.tsx'

const words: Record<WhyNot, string> = {
  past: 'passed',
  'too-short-notice': 'too near',
  'too-far-ahead': 'not open yet',
  'outside-season': 'does not run',
  'party-too-large': 'no car for your party',
  'sold-out': 'sold out',
}

/** Why a day or a start cannot be had, as few words that follow it; with the notice that is needed, where that is known. */
export const whyNotInWords = (why: WhyNot, noticeHours?: number): string =>
  why === 'too-short-notice' && noticeHours !== undefined ? `${words[why]}, we need ${noticeHours} hours` : words[why]

type Terms = {
  minimumNoticeHours?: number
  /** To everybody else it is taken; it is held for this guest. */
  heldDay?: IsoDay
}

/** Under the number of a day there is room for one or two short words. */
const shortWords: Record<WhyNot, string> = {
  past: '',
  'too-short-notice': 'too soon',
  'too-far-ahead': '',
  'outside-season': 'closed',
  'party-too-large': 'too small',
  'sold-out': 'sold out',
}

/** The days of a month as the calendar shows them: the usual price is told once, and only what differs in the day. */
export function availableDays({ days, usualYen }: Availability, terms: Terms): MonthDay[] {
  return days.map(({ day, free, why, because, totalYen }): MonthDay => {
    if (!free && day !== terms.heldDay) {
      const reason = why ?? 'sold-out'
      return {
        day,
        isFree: false,
        note: shortWords[reason],
        why: because ?? whyNotInWords(reason, terms.minimumNoticeHours),
      }
    }
    if (totalYen === null || usualYen === null || totalYen === usualYen) return { day, isFree: true }
    return {
      day,
      isFree: true,
      note: inThousands(totalYen - usualYen),
      spoken: `${formatYen(Math.abs(totalYen - usualYen))} ${totalYen > usualYen ? 'more' : 'less'} than usual`,
      isDearer: totalYen > usualYen,
    }
  })
}

/** "+ 12.8", "− 9": thousands of yen beside the usual price. */
const inThousands = (yen: number) => `${yen > 0 ? '+' : '−'} ${Math.round(Math.abs(yen) / 100) / 10}`

/** A code counts on some days only, and for the whole of a day: beside single days and cars stands the price before it. */
export const withoutCode = 'These prices are without your code.'

interface Beside {
  /** What child seats and the like cost on any day. */
  extrasYen?: number
  /** An offer's code, which counts on some days only: the calendar prices all of them without it. */
  code?: string | null | undefined
}

/** What a calendar tells once, below its days. */
export function usualInWords(month: Availability | null, { extrasYen = 0, code }: Beside = {}): string {
  if (!month || month.usualYen === null) return ''
  const usual = `The usual price is ${formatYen(month.usualYen + extrasYen)}`
  const differing = month.days.filter(({ totalYen }) => totalYen !== null && totalYen !== month.usualYen)
  const sentences =
    differing.length === 0
      ? [`${usual}, on every free day of this month.`]
      : [`${usual}; days that differ say by how many thousand yen.`, ...whyTheyDiffer(month, differing)]
  return [...sentences, ...(code ? [withoutCode] : [])].join(' ')
}

/** "Autumn season: ¥5,500 more." A month that lies in a season for the most part says what is less outside of it. */
function whyTheyDiffer({ days, usualYen }: Availability, differing: Availability['days']): string[] {
  const usualSeason = days.find(({ totalYen, season }) => totalYen === usualYen && season !== null)?.season
  const sentences = differing.flatMap(({ totalYen, season }) => {
    const name = season ?? (usualSeason ? `Outside the ${uncapitalized(usualSeason)}` : null)
    if (name === null || totalYen === null || usualYen === null || season === usualSeason) return []
    return `${name}: ${formatYen(Math.abs(totalYen - usualYen))} ${totalYen > usualYen ? 'more' : 'less'}.`
  })
  return [...new Set(sentences)]
}

/** The start to take on a day: the wished one, or the first free where that is taken. */
export function startOn<Start extends string | undefined>(day: AvailableDay | undefined, wished: Start) {
  const isFree = day?.starts.find(({ start }) => start === wished)?.free ?? true
  return isFree ? wished : (day?.starts.find(({ free }) => free)?.start ?? wished)
}

/** The calendar ends where its month says that we are not open yet. */
export const isLastMonth = (month: Availability | null): boolean => month?.days.at(-1)?.why === 'too-far-ahead'
