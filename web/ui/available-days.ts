import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import type { IsoDay } from './day.ts'
import type { MonthDay } from './month-day.tsx'

const words: Record<WhyNot, string> = {
  past: 'passed',
  'too-short-notice': 'too near',
  'too-far-ahead': 'not open yet',
  'outside-season': 'does not run',
  'party-too-large': 'no car for your party',
  'sold-out': 'taken',
}

/** Why a day or a start cannot be had, as few words that follow it; with the notice that is needed, where that is known. */
export const whyNotInWords = (why: WhyNot, noticeHours?: number): string =>
  why === 'too-short-notice' && noticeHours !== undefined ? `${words[why]}, we need ${noticeHours} hours` : words[why]

type Terms = {
  minimumNoticeHours?: number
  /** To everybody else it is taken; it is held for this guest. */
  heldDay?: IsoDay
}

/** The days of a month as the calendar shows them, with the price of the car that they are reckoned for. */
export function availableDays({ days, classes, vehicleClass }: Availability, terms: Terms): MonthDay[] {
  const car = classes.find((one) => one.vehicleClass === vehicleClass)
  const price = car && { note: inThousands(car.priceYen), spoken: formatYen(car.priceYen) }
  return days.map(({ day, free, why }) =>
    free || day === terms.heldDay
      ? { day, isFree: true, ...price }
      : { day, isFree: false, why: whyNotInWords(why ?? 'sold-out', terms.minimumNoticeHours) },
  )
}

/** "128", "92.5". */
const inThousands = (yen: number) => String(Math.round(yen / 100) / 10)

/** The start to take on a day: the wished one, or the first free where that is taken. */
export function startOn<Start extends string | undefined>(day: AvailableDay | undefined, wished: Start) {
  const isFree = day?.starts.find(({ start }) => start === wished)?.free ?? true
  return isFree ? wished : (day?.starts.find(({ free }) => free)?.start ?? wished)
}

/** The calendar ends where its month says that we are not open yet. */
export const isLastMonth = (month: Availability | null): boolean => month?.days.at(-1)?.why === 'too-far-ahead'
