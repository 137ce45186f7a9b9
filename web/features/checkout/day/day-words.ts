import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import type { MonthDay } from '#web/ui/month-calendar.tsx'

/** Why a day or a start cannot be had, as it is read after the day itself. */
export const whyNotWords: Record<WhyNot, string> = {
  past: 'passed',
  'too-short-notice': 'too near',
  'too-far-ahead': 'not open yet',
  'outside-season': 'does not run',
  'party-too-large': 'no car for your party',
  'sold-out': 'taken',
}

/** The days of a month as the calendar shows them, with the price of the car; a day that is held for the guest is theirs. */
export function monthDays({ days, classes, vehicleClass }: Availability, heldDay?: string): MonthDay[] {
  const car = classes.find((one) => one.vehicleClass === vehicleClass)
  const price = car && { note: inThousands(car.priceYen), spoken: formatYen(car.priceYen) }
  return days.map(({ day, free, why }) =>
    free || day === heldDay
      ? { day, isFree: true, ...price }
      : { day, isFree: false, why: whyNotWords[why ?? 'sold-out'] },
  )
}

/** "128", "92.5". */
const inThousands = (yen: number) => String(Math.round(yen / 100) / 10)

/** The start to take on a day: the wished one, or the first free where that is taken. */
export function startOn(day: AvailableDay | undefined, wished: string | undefined): string | undefined {
  const isFree = day?.starts.find(({ start }) => start === wished)?.free ?? true
  return isFree ? wished : (day?.starts.find(({ free }) => free)?.start ?? wished)
}
