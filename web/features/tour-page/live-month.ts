import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import type { MonthDay } from '#web/ui/month-calendar.tsx'
import { addDays, type IsoMonth, monthOf } from '#web/ui/month-days.ts'
import { type IsoDay, isInSeason, type RunningTerms, startsAt, whyNot } from './days.ts'

/** Why a day or a start cannot be had, as few words that follow it. */
export function whyInWords(why: WhyNot, { minimumNoticeHours }: RunningTerms): string {
  switch (why) {
    case 'past':
      return 'passed'
    case 'too-short-notice':
      return `too near, we need ${minimumNoticeHours} hours`
    case 'too-far-ahead':
      return 'not open yet'
    case 'outside-season':
      return 'does not run'
    case 'party-too-large':
      return 'no car for your party'
    case 'sold-out':
      return 'taken'
  }
}

/** The days of a month as the calendar shows them, with the price of the car that they are reckoned for. */
export function liveDays({ days, classes, vehicleClass }: Availability, terms: RunningTerms): MonthDay[] {
  const car = classes.find((one) => one.vehicleClass === vehicleClass)
  const price = car && { note: inThousands(car.priceYen), spoken: formatYen(car.priceYen) }
  return days.map(({ day, free, why }) =>
    free ? { day, isFree: true, ...price } : { day, isFree: false, why: whyInWords(why ?? 'sold-out', terms) },
  )
}

/** "128", "92.5". */
const inThousands = (yen: number) => String(Math.round(yen / 100) / 10)

/** A month by the tour's own terms, while nobody has said which cars are free. */
export function staticDays(month: IsoMonth, startTimes: readonly string[], terms: RunningTerms, now: Date): MonthDay[] {
  const last = startTimes.at(-1) ?? '00:00'
  const days: MonthDay[] = []
  for (let day: IsoDay = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    const isFree = whyNot(day, last, terms, { now, seasonWords: null }) === null
    days.push(isFree ? { day, isFree } : { day, isFree, why: whyInWords(staticWhy(day, last, terms, now), terms) })
  }
  return days
}

function staticWhy(day: IsoDay, start: string, { season }: RunningTerms, now: Date): WhyNot {
  if (!isInSeason(day, season)) return 'outside-season'
  return startsAt(day, start) <= now ? 'past' : 'too-short-notice'
}

export const dayIn = (month: Availability | null, day: IsoDay | null): AvailableDay | undefined =>
  month?.days.find((one) => one.day === day)

/** The start to take on a day: the wished one, or the first free where that is taken. */
export function startOn(day: AvailableDay | undefined, wished: string): string {
  const isFree = day?.starts.find(({ start }) => start === wished)?.free ?? true
  return isFree ? wished : (day?.starts.find(({ free }) => free)?.start ?? wished)
}

/** The calendar ends where its month says that we are not open yet. */
export const isLastMonth = (month: Availability | null): boolean => month?.days.at(-1)?.why === 'too-far-ahead'

/** The month to open with: of the chosen day where that can be at all, else of the first that can. */
export function monthToShow(chosen: IsoDay | null, first: IsoDay): IsoMonth {
  const isNear = chosen !== null && chosen >= first && Date.parse(chosen) - Date.parse(first) < 500 * 86_400_000
  return monthOf(isNear ? chosen : first)
}
