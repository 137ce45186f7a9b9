import type { WhyNoLater } from '#contract/pricing.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { halfHoursInWords, lengthInWords } from './words.rules.ts'

export interface NoLater {
  why: WhyNoLater
  latestEndsAt: Date
  /** Beyond the tour's own length, at the latest end. */
  extraHalfHours: number
  /** How long a chauffeur may work, from the garage and back. */
  longestMinutes: number | null
}

/** Why a day ends then at the latest, by its true reason: hours of duty are not somebody else's booking. */
export function whyNoLaterSentence({ why, latestEndsAt, extraHalfHours, longestMinutes }: NoLater): string {
  const until = tokyoTimeOf(latestEndsAt)
  const cannot = `so it cannot end later than ${until}.`
  switch (why) {
    case 'longest-day': {
      const hours = longestMinutes === null ? '' : ` (${lengthInWords(longestMinutes)})`
      return extraHalfHours === 0
        ? `With the way from the garage and back this is already the longest day a chauffeur may work${hours}, ${cannot}`
        : `Until ${until} it is the longest day a chauffeur may work, from the garage and back${hours}.`
    }
    case 'shift':
      return `Our crews for this day are on duty until then, ${cannot}`
    case 'taken':
      return `The cars and crews of this day have other guests afterwards, ${cannot}`
    case 'most-hours':
      return `We add ${halfHoursInWords(extraHalfHours)} at most, ${cannot}`
  }
}
