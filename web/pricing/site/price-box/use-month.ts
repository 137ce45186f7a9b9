import type { Availability } from '#contract/availability.ts'
import type { RoomParty } from '#contract/room.ts'
import { type Asked, useAsked } from '#web/platform/use-asked.ts'
import type { IsoMonth } from '#web/ui/month-days.ts'
import { askMonth, monthQuestion } from './ask-live.ts'
import type { Choice } from './choice.ts'

/** Which days of a month this party can have. `isDoubted` asks anew: something turned out to be taken. */
export function useMonth(
  tour: string,
  month: IsoMonth | null,
  { choice, room }: { choice: Choice; room: RoomParty },
  isDoubted = false,
): Asked<Availability> {
  const question = month ? monthQuestion(tour, month, choice, room) : null
  const key = `${JSON.stringify(question)}${isDoubted ? choice.day + choice.start : ''}`
  return useAsked(question && { key, ask: () => askMonth(question) })
}
