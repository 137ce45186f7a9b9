import { type DayEnds, minutesLacking } from '#contract/day-plan.ts'
import { noTimeSentence, wayWords } from './why-not-there.rules.ts'

type NamedEnd = (DayEnds['pickUp'] & { name: string }) | null

interface DayToJudge {
  stops: Parameters<typeof minutesLacking>[1]
  ends: { pickUp: NamedEnd; dropOff: NamedEnd }
  /** The end was named, and does not only follow from the pick-up. */
  isEndNamed: boolean
}

/** Which end is so far away that the stops would be left before anybody has seen them, in words; null: there is time. */
export function whyNoTime({ stops, ends, isEndNamed }: DayToJudge) {
  const isShort = (some: DayEnds) => minutesLacking(some, stops) > 0
  if (!isShort(ends)) return null
  // Where the pick-up alone leaves time enough, the end that was named with it is at fault.
  const isPickUp = ends.pickUp !== null && !(isEndNamed && !isShort({ pickUp: ends.pickUp, dropOff: null }))
  const end = isPickUp ? 'pickUp' : 'dropOff'
  return { end, sentence: noTimeSentence(wayWords(isPickUp, ends[end]?.name ?? '')) } as const
}
