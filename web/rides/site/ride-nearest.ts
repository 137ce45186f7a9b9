import type { RideAsk } from '#contract/rides.ts'

/**
 * The ride at another time. Of a way there and back the one is moved that the time is offered for; where nobody says
 * which, the one that lies nearer to it.
 */
export function askAt<A extends RideAsk>(ask: A, slot: { day: string; start: string }, way?: number): A {
  const there = { ...ask, day: slot.day, time: slot.start }
  if (!ask.returnDay || !ask.returnTime) return there
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)
  const distance = (day: string, time: string) => Math.abs(at(slot.day, slot.start) - at(day, time))
  const isThere = way === undefined ? distance(ask.day, ask.time) <= distance(ask.returnDay, ask.returnTime) : way === 0
  return isThere ? there : { ...ask, returnDay: slot.day, returnTime: slot.start }
}
