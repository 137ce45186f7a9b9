import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import type { PersonKind } from '#contract/people.ts'
import { findByIds } from '#server/booking/index.ts'
import {
  type BoardResource,
  findCrewContacts,
  loadFleet,
  readContract,
  readForBoard,
  worksOn,
} from '#server/fleet/index.ts'
import { absencesBetween } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findMarks, type Mark } from '../crew-day/crew-day.store.ts'
import { within } from '../leave/leave.rules.ts'
import { type AwaySpan, daysOfAway } from '../leave/leave-grid.rules.ts'
import { dutiesOfPeople, spanOfMonth } from './duties-of-people.ts'
import { daysOfMonth, dutiesOn, findingsOf, limitsOf, splitAtNow, sumUp, type WholeDuty } from './month-sheet.rules.ts'

/** The duty of one person in one month, as it was planned, with what the crew marked beside it. */
export async function readMonthSheet(ctx: Context, { id, month }: { id: string; month: string }): Promise<MonthSheet> {
  const { db } = ctx
  const contact = (await findCrewContacts(db, [id])).get(id)
  if (!contact || contact.kind === 'vehicle') throw new AppError('people.unknown')
  const kind: PersonKind = contact.kind
  const days = daysOfMonth(month)
  const [firstDay = `${month}-01`, lastDay = `${month}-28`] = [days[0], days.at(-1)]
  const policy = (await loadFleet(ctx)).policies[kind]
  const onDuty = { id, kind, garageArea: contact.garage.area }
  const { worked = [], duties = [] } = (await dutiesOfPeople(ctx, [onDuty], month)).get(id) ?? {}
  const ids = [...new Set(worked.map(({ bookingId }) => bookingId))]
  const marks = (await findMarks(db, ids)).filter((mark) => mark.resourceId === id && mark.undoneAt === null)
  const kilometres = new Map(
    (await findByIds(db, ids)).map((booking) => [booking.id, booking.ride?.kilometres ?? null]),
  )
  const [person] = (await readForBoard(db, { firstDay }, [id])).filter((one) => one.id === id)
  const span = spanOfMonth(month)
  const away = await absencesBetween(db, span.from, span.until, [id])
  const shown: MonthSheet['days'] = days.map((day) => {
    const own = dutiesOn(duties, day)
    return {
      day,
      away: own.length > 0 || !person ? '' : awayOn(person, away, day),
      duties: own.map((duty) => viewDuty(duty, { marks, kilometres, findings: findingsOf(duty, policy) })),
    }
  })
  const now = ctx.clock.now()
  const today = tokyoDayOf(now)
  return {
    ...{ person: { id, kind, name: contact.name, nameJa: contact.nameJa }, garage: contact.garage.name },
    ...{ month, today, isRunning: today <= lastDay, days: shown, sums: sumUp(shown) },
    ofMonth: splitAtNow(duties, month, now),
    limits: limitsOf(policy, await readContract(db, id)),
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
