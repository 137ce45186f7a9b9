import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import { hoursInWords } from '#core/days.ts'
import type { DutyPolicy } from '#server/fleet/index.ts'
import { type Drive, dutyDayOf } from '#server/inventory/index.rules.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { OwnJob } from '../crew-day/cars-of-day.rules.ts'

/** Jobs that make one day of work, from the own garage and back to it. */
export interface WholeDuty {
  leavesAt: Date
  backAt: Date
  minutes: number
  drivingMinutes: number
  /** Null: nothing stands before it within reach. */
  restBeforeMinutes: number | null
  hasBus: boolean
  jobs: readonly OwnJob[]
}

/** Every day of work that these jobs make, in order; two of them are apart by at least the least rest. */
export function wholeDuties(
  jobs: readonly OwnJob[],
  { garageArea, leastRestMinutes, drive }: { garageArea: string; leastRestMinutes: number; drive: Drive },
): WholeDuty[] {
  const duties: WholeDuty[] = []
  const inOrder = jobs.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  for (const job of inOrder) {
    const others = inOrder.filter((other) => other !== job)
    const duty = dutyDayOf(job, others, garageArea, leastRestMinutes, drive)
    if (duties.at(-1)?.leavesAt.getTime() === duty.leavesAt.getTime()) continue
    duties.push({
      ...{ leavesAt: duty.leavesAt, backAt: duty.backAt, minutes: Math.round(duty.lengthMinutes) },
      ...{ drivingMinutes: Math.round(duty.drivingMinutes), hasBus: duty.hasBus },
      restBeforeMinutes: Number.isFinite(duty.restBeforeMinutes) ? Math.round(duty.restBeforeMinutes) : null,
      jobs: inOrder.filter(({ startsAt, endsAt }) => startsAt >= duty.leavesAt && endsAt <= duty.backAt),
    })
  }
  return duties
}

type Policy = Pick<
  DutyPolicy,
  'longestDayMinutes' | 'utmostDayMinutes' | 'leastRestMinutes' | 'aimedRestMinutes' | 'busDrivingMinutes'
>

/** By what the sheet of somebody is judged. */
export const limitsOf = (
  policy: Pick<
    DutyPolicy,
    'longestDayMinutes' | 'utmostDayMinutes' | 'aimedRestMinutes' | 'leastRestMinutes' | 'utmostMonthMinutes'
  >,
  contractMonth: number | null,
): MonthSheet['limits'] => ({
  ...{ aimedDay: policy.longestDayMinutes, utmostDay: policy.utmostDayMinutes },
  ...{ aimedRest: policy.aimedRestMinutes, leastRest: policy.leastRestMinutes },
  ...{ contractMonth, utmostMonth: policy.utmostMonthMinutes },
})

const finding = (isOverLimit: boolean, words: string) => ({ isOverLimit, words })

/** What passes an aim or a limit; of each measure the graver alone. */
export function findingsOf(duty: WholeDuty, policy: Policy): SheetDuty['findings'] {
  const { longestDayMinutes: aim, utmostDayMinutes: utmost, leastRestMinutes, aimedRestMinutes } = policy
  const { minutes, restBeforeMinutes: rest, hasBus, drivingMinutes } = duty
  const found: SheetDuty['findings'] = []
  if (utmost !== null && minutes > utmost)
    found.push(finding(true, `${hoursInWords(minutes)} of duty, over ${hoursInWords(utmost)}`))
  else if (aim !== null && minutes > aim)
    found.push(finding(false, `${hoursInWords(minutes)} of duty, over ${hoursInWords(aim)}`))
  if (rest !== null && leastRestMinutes !== null && rest < leastRestMinutes)
    found.push(finding(true, `${hoursInWords(rest)} of rest, under ${hoursInWords(leastRestMinutes)}`))
  else if (rest !== null && aimedRestMinutes !== null && rest < aimedRestMinutes)
    found.push(finding(false, `${hoursInWords(rest)} of rest, under ${hoursInWords(aimedRestMinutes)}`))
  if (hasBus && policy.busDrivingMinutes !== null && drivingMinutes > policy.busDrivingMinutes)
    found.push(
      finding(
        true,
        `${hoursInWords(drivingMinutes)} at the wheel of a bus, over ${hoursInWords(policy.busDrivingMinutes)}`,
      ),
    )
  return found
}

export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** A duty belongs to the day on which it begins. */
export const dutiesOn = (duties: readonly WholeDuty[], day: string) =>
  duties.filter(({ leavesAt }) => tokyoDayOf(leavesAt) === day)

export interface DutyOfMonth {
  doneMinutes: number
  plannedMinutes: number
}

/** The duties that begin in a month, parted at this moment; one that runs is in part done. */
export function splitAtNow(duties: readonly WholeDuty[], month: string, now: Date): DutyOfMonth {
  const split = { doneMinutes: 0, plannedMinutes: 0 }
  for (const { leavesAt, minutes } of duties) {
    if (!tokyoDayOf(leavesAt).startsWith(month)) continue
    const gone = Math.round((now.getTime() - leavesAt.getTime()) / 60_000)
    const done = Math.min(minutes, Math.max(0, gone))
    split.doneMinutes += done
    split.plannedMinutes += minutes - done
  }
  return split
}

/** The sums below the sheet. */
export function sumUp(days: MonthSheet['days']): MonthSheet['sums'] {
  const duties = days.flatMap((day) => day.duties)
  const total = (of: (duty: SheetDuty) => number) => duties.reduce((sum, duty) => sum + of(duty), 0)
  const rests = duties.flatMap(({ restMinutes }) => restMinutes ?? [])
  return {
    days: days.filter((day) => day.duties.length > 0).length,
    dutyMinutes: total(({ dutyMinutes }) => dutyMinutes),
    drivingMinutes: total(({ drivingMinutes }) => drivingMinutes),
    standingMinutes: total(({ standingMinutes }) => standingMinutes),
    leastRestMinutes: rests.length === 0 ? null : Math.min(...rests),
    kilometres: total(({ kilometres }) => kilometres ?? 0),
    withoutKilometres: duties.filter(({ kilometres }) => kilometres === null).length,
    overLimits: total(({ findings }) => findings.filter(({ isOverLimit }) => isOverLimit).length),
  }
}
