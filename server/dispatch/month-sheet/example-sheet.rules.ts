import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import { addMinutes, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { daysOfMonth, sumUp } from './month-sheet.rules.ts'

/** An invented duty: how long, when, and what passes a limit. */
function dutyOn(day: string, at: number): SheetDuty {
  const isLong = at === 9
  const begins = addMinutes(tokyoInstant(day, '07:00'), (at % 3) * 30)
  const dutyMinutes = isLong ? 935 : 600 + (at % 4) * 25
  const drivingMinutes = Math.round(dutyMinutes * 0.4)
  const after = (minutes: number) => tokyoIso(addMinutes(begins, minutes))
  return {
    ...{ begins: after(0), ends: after(dutyMinutes), dutyMinutes, drivingMinutes },
    ...{ standingMinutes: dutyMinutes - drivingMinutes, restMinutes: at === 0 ? null : 720, jobs: 1 + (at % 2) },
    ...{ kilometres: at % 2 === 0 ? 140 + at : null, markedFrom: after(5), markedUntil: after(dutyMinutes - 20) },
    findings: isLong ? [{ isOverLimit: true, words: '15 h 35 of duty, over 15 h' }] : [],
  }
}

/** A month of nobody, with all that a sheet may have to show: for looking at a layout. */
export function exampleSheet(today: string, limits: MonthSheet['limits']): MonthSheet {
  const month = today.slice(0, 7)
  const days: MonthSheet['days'] = daysOfMonth(month).map((day, at) => {
    const away = at % 7 === 6 ? 'off' : at === 15 || at === 16 ? 'leave' : ''
    return { day, away, duties: away === '' ? [dutyOn(day, at)] : [] }
  })
  const sums = sumUp(days)
  return {
    person: { id: '', kind: 'chauffeur', name: 'An example', nameJa: '見本' },
    ...{ garage: 'your garage', month, isRunning: true, today, days, sums, limits },
    ofMonth: { doneMinutes: 0, plannedMinutes: sums.dutyMinutes },
  }
}
