import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import type { PersonKind } from '#contract/people.ts'
import { findByIds } from '#server/booking/index.ts'
import { type BoardResource, findCrewContacts, loadFleet, readForBoard, worksOn } from '#server/fleet/index.ts'
import { absencesBetween } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { ownJobsOf, roadJobsOf } from '../crew-day/cars-of-day.rules.ts'
import { findMarks, findWorkOfPeople, type Mark } from '../crew-day/crew-day.store.ts'
import { within } from '../leave/leave.rules.ts'
import { type AwaySpan, daysOfAway } from '../leave/leave-grid.rules.ts'
import { daysOfMonth, dutiesOn, findingsOf, sumUp, type WholeDuty, wholeDuties } from './month-sheet.rules.ts'

/** So far before the month a duty may stand from which the first rest is counted. */
const reachDays = 2

/** The duty of one person in one month, as it was planned, with what the crew marked beside it. */
export async function readMonthSheet(ctx: Context, { id, month }: { id: string; month: string }): Promise<MonthSheet> {
  const { db } = ctx
  const contact = (await findCrewContacts(db, [id])).get(id)
  if (!contact || contact.kind === 'vehicle') throw new AppError('people.unknown')
  const kind: PersonKind = contact.kind
  const days = daysOfMonth(month)
  const [firstDay = `${month}-01`, lastDay = `${month}-28`] = [days[0], days.at(-1)]
  const span = {
    from: tokyoInstant(addDays(firstDay, -reachDays), '00:00'),
    until: tokyoInstant(addDays(lastDay, 1 + reachDays), '00:00'),
  }
  const fleet = await loadFleet(ctx)
  const policy = fleet.policies[kind]
  const { jobs, roadDuties } = await findWorkOfPeople(db, span, [id])
  const isTheirs = ({ resourceId }: { resourceId: string }) => resourceId === id
  const worked = [
    ...ownJobsOf(
      fleet,
      { kind },
      jobs.filter(isTheirs),
      jobs.filter((job) => job.kind === 'vehicle'),
    ),
    ...roadJobsOf(fleet, roadDuties.filter(isTheirs)),
  ]
  const duties = wholeDuties(worked, {
    ...{ garageArea: contact.garage.area, leastRestMinutes: policy.leastRestMinutes ?? 0 },
    drive: fleet.drivingMinutes,
  })
  const ids = [...new Set(worked.map(({ bookingId }) => bookingId))]
  const marks = (await findMarks(db, ids)).filter((mark) => mark.resourceId === id && mark.undoneAt === null)
  const kilometres = new Map(
    (await findByIds(db, ids)).map((booking) => [booking.id, booking.ride?.kilometres ?? null]),
  )
  const [person] = (await readForBoard(db, { firstDay }, [id])).filter((one) => one.id === id)
  const away = await absencesBetween(db, span.from, span.until, [id])
  const shown: MonthSheet['days'] = days.map((day) => {
    const own = dutiesOn(duties, day)
    return {
      day,
      away: own.length > 0 || !person ? '' : awayOn(person, away, day),
      duties: own.map((duty) => viewDuty(duty, { marks, kilometres, findings: findingsOf(duty, policy) })),
    }
  })
  const today = tokyoDayOf(ctx.clock.now())
  return {
    ...{ person: { id, kind, name: contact.name, nameJa: contact.nameJa }, garage: contact.garage.name },
    ...{ month, today, isRunning: today <= lastDay, days: shown, sums: sumUp(shown) },
    limits: {
      ...{ aimedDay: policy.longestDayMinutes, utmostDay: policy.utmostDayMinutes },
      ...{ aimedRest: policy.aimedRestMinutes, leastRest: policy.leastRestMinutes },
    },
  }
}

/** Why there is no duty on a day. */
function awayOn(
  person: BoardResource,
  away: readonly (AwaySpan & { kind: string })[],
  day: string,
): MonthSheet['days'][number]['away'] {
  const entry = away.find((one) => within(daysOfAway(one), day))
  if (entry) return entry.kind === 'ill' || entry.kind === 'leave' ? entry.kind : 'other'
  return worksOn(person, day) ? '' : 'off'
}

interface Beside {
  marks: readonly Mark[]
  kilometres: ReadonlyMap<string, number | null>
  findings: SheetDuty['findings']
}

function viewDuty(duty: WholeDuty, { marks, kilometres, findings }: Beside): SheetDuty {
  const bookings = new Set(duty.jobs.map(({ bookingId }) => bookingId))
  const own = marks.filter(({ bookingId }) => bookings.has(bookingId))
  const [setOut, done] = [own.find(({ step }) => step === 'on_the_way'), own.findLast(({ step }) => step === 'done')]
  const ways = duty.jobs.map(({ bookingId }) => kilometres.get(bookingId) ?? null)
  return {
    ...{ begins: tokyoIso(duty.leavesAt), ends: tokyoIso(duty.backAt), dutyMinutes: duty.minutes },
    ...{ drivingMinutes: duty.drivingMinutes, standingMinutes: Math.max(0, duty.minutes - duty.drivingMinutes) },
    ...{ restMinutes: duty.restBeforeMinutes, jobs: duty.jobs.length, findings },
    kilometres: ways.includes(null) ? null : Math.round(ways.reduce((sum: number, way) => sum + (way ?? 0), 0)),
    markedFrom: setOut ? tokyoIso(setOut.at) : null,
    markedUntil: done ? tokyoIso(done.at) : null,
  }
}
