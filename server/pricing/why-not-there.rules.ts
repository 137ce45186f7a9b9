import { leastStayMinutes } from '#contract/day-plan.ts'
import type { WhyNoLater } from '#contract/pricing.ts'
import { lengthInWords } from './words.rules.ts'

export interface NotThere {
  why: Exclude<WhyNoLater, 'most-hours'> | 'too-long-for-the-free'
  isPickUp: boolean
  place: string
  start: string
  /** How long a chauffeur may work, from the garage and back. */
  longestMinutes: number | null
}

/** Why a day cannot begin or end at a place, by its true reason: a long way is not somebody else's booking. */
export function whyNotThereSentence({ why, isPickUp, place, start, longestMinutes }: NotThere): string {
  const way = wayWords(isPickUp, place)
  switch (why) {
    case 'longest-day':
      return tooFarSentence(way, longestMinutes)
    case 'shift':
      return `${way} this day needs earlier or later hours than our crews are on duty. Other places are possible at ${start}.`
    case 'too-long-for-the-free':
      return `${way} nobody can come at ${start} on this day: for the crews who are still free, it would be longer than they may work. Other places are possible.`
    case 'taken':
      return `${way} nobody is free at ${start} on this day. Other places are.`
  }
}

export const wayWords = (isPickUp: boolean, place: string) => (isPickUp ? `From ${place}` : `With the end at ${place}`)

export const noTimeSentence = (way: string) =>
  `${way} the drive is so long that some stops would be shorter than ${leastStayMinutes} minutes. A nearer place keeps them.`

export const tooFarSentence = (way: string, longestMinutes: number | null) =>
  `${way} the day would be longer than a chauffeur may work${longestMinutes === null ? '' : ` (${lengthInWords(longestMinutes)})`}.`
