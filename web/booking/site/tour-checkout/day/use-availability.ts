import { type Availability, availability } from '#contract/availability.ts'
import { halfSeatsOf, type RoomParty, roomNeeded } from '#contract/room.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { type Asked, useAsked } from '#web/platform/use-asked.ts'
import type { WishParams } from '#web/pricing/site/index.ts'

const yesOrNo = (isWished: boolean): 'yes' | 'no' => (isWished ? 'yes' : 'no')

/** Which days of a month this party can really have. A changed party waits for its last press; a month comes at once. */
export function useAvailability(slug: string, month: string, wish: WishParams, room: RoomParty): Asked<Availability> {
  const { guests, largeCases, vehicleClass, guide, extraHalfHours } = wish
  const halfSeats = halfSeatsOf(room)
  const extraCases = roomNeeded(room).largeCases - largeCases
  const question = {
    tour: slug,
    month,
    guests,
    largeCases,
    vehicleClass,
    guide: yesOrNo(guide),
    extraHalfHours,
    ...(halfSeats > 0 && { halfSeats }),
    ...(extraCases > 0 && { extraCases }),
    ...(wish.extras.some(({ code }) => code === 'wheelchair') && { wheelchair: 'yes' as const }),
  }
  return useAsked({ ...questionOf(availability, question), about: month })
}
