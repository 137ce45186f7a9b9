import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'
import { get, type HeldBooking } from './bookings.ts'
import { holdRides, hotel, terminal } from './rides.ts'
import { pathOf } from './scene.ts'

export const there = (day: string, start = '10:00') => ({ start: tokyoInstant(day, start) })
export const back = (day: string, start = '16:00') => ({
  ...{ start: tokyoInstant(day, start), from: hotel, to: terminal },
})

/** Ways there and back, each held on a day of its own. */
export const journeysIn = (shared: () => TestAnnai, nextDay: () => string) => ({
  read: async ({ booking, token }: HeldBooking) => (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body,
  bothWays: async (more: object = {}): Promise<[HeldBooking, HeldBooking]> => {
    const day = nextDay()
    const [first, second] = await holdRides(shared(), [there(day), back(day)], more)
    if (!first || !second) throw new Error('Two were wished for.')
    return [first, second]
  },
})
