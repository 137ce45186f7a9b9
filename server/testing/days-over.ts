import { redeemFinished } from '#server/booking/redeem-finished.ts'
import type { TestAnnai } from './annai.ts'
import { bookAndPay, type HeldBooking } from './bookings.ts'
import { atTime } from './scene.ts'

/** A booking whose day is over; afterwards the clock stands where it stood. */
export async function bookAndTravel(
  annai: TestAnnai,
  wish: { day: string; tour?: string; start?: string },
): Promise<HeldBooking> {
  const held = await bookAndPay(annai, wish)
  await atTime(annai, new Date(`${wish.day}T23:59:00+09:00`), () => redeemFinished(annai.ctx))
  return held
}
