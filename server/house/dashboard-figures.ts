import type { Dashboard, DashboardPeriod, Figure, Occupancy } from '#contract/dashboard.ts'
import { leadDaysIn } from '#server/booking/index.ts'
import { type MoneyOfDay, moneyByDay } from '#server/earnings/index.ts'
import { dutyTimeByDay } from '#server/fleet/index.ts'
import { type DaySum, readDaySums } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { keptAWhile } from '#server/platform/kept-a-while.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import {
  momentsOf,
  mondayOf,
  percentOf,
  periodsUntil,
  type Span,
  sumWithin,
  yearBefore,
} from './dashboard-periods.rules.ts'

type Figures = Pick<
  Dashboard,
  | 'period'
  | 'taken'
  | 'tours'
  | 'cancelled'
  | 'toursToday'
  | 'cars'
  | 'people'
  | 'leadDays'
  | 'cancelledPercent'
  | 'weeks'
>

const periodsShown = { week: 9, month: 9, quarter: 6 } as const
const weeksShown = 12
/** Today, and the same weekday a week ago, with the days between and one before. */
const daysShown = 9

/** How long ahead people booked in periods that are over: a day that is moved changes the middle of thousands by nothing. */
const pastLeads = keptAWhile<(number | null)[]>(600_000)

/** What each means stands in docs/decisions/0033-figures.md. Five statements, whatever the period, when what is past is known. */
export async function readFigures(ctx: Context, unit: DashboardPeriod, now: Date): Promise<Figures> {
  const { db } = ctx
  const today = tokyoDayOf(now)
  const spans = periodsUntil(unit, today, periodsShown[unit])
  const [running, before] = [spans.at(-1), spans.at(-2)]
  if (!running || !before) throw new Error('There are always two periods.')
  const weeks = Array.from({ length: weeksShown }, (_, index) => addDays(mondayOf(today), 7 * (index + 1 - weeksShown)))
  const first = spans[0]?.firstDay ?? running.firstDay
  const since = [first, yearBefore(weeks[0] ?? today)].toSorted()[0] ?? first
  const money = await moneyByDay(db, since, now)
  const lastDays = Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1 - daysShown))
  const sums = await readDaySums(db, [...spans, ...lastDays.map((day) => ({ firstDay: day, lastDay: day }))])
  const addedIn = (what: DaySum, span: Span) => sums[spans.indexOf(span)]?.[what] ?? 0
  const duty = await dutyTimeByDay(ctx, first, running.lastDay)
  const leadsIn = (of: Span[]) => leadDaysIn(db, of.map(momentsOf))
  const past = await pastLeads(ctx, `${unit} ${running.firstDay}`, () => leadsIn(spans.slice(0, -1)))
  const leads = [...past, ...(await leadsIn([running]))].map(toTenth)

  const dutyRows = [...duty].map(([day, time]) => ({ day, ...time }))
  const occupancy = (isVehicle: boolean): Occupancy => {
    const minutesIn = (span: Span) => addedIn(isVehicle ? 'car-seconds' : 'people-seconds', span) / 60
    const dutyIn = (span: Span) =>
      sumWithin(dutyRows, span, (row) => (isVehicle ? row.vehicleMinutes : row.peopleMinutes))
    return {
      percent: figureOf(spans.map((span) => percentOf(minutesIn(span), dutyIn(span)))),
      takenHours: Math.round(minutesIn(running) / 60),
      dutyHours: Math.round(dutyIn(running) / 60),
    }
  }
  const paidIn = (span: Span) => sumWithin(money, span, ({ paidYen }) => paidYen)
  const toursOn = sums.slice(spans.length).map(({ tours }) => tours)
  return {
    period: { ...running, before },
    taken: { ...figureOf(spans.map(paidIn)), before: await paidByNow(ctx, money, { running, before }, now) },
    tours: addedIn('tours', running),
    cancelled: addedIn('cancelled', running),
    toursToday: { value: toursOn.at(-1) ?? 0, before: toursOn.at(-8) ?? 0, line: toursOn },
    cars: occupancy(true),
    people: occupancy(false),
    leadDays: figureOf(leads),
    cancelledPercent: figureOf(
      spans.map((span) => {
        const cancelled = addedIn('cancelled', span)
        return percentOf(cancelled, cancelled + addedIn('tours', span))
      }),
    ),
    weeks: weeks.map((monday) => weekOf(money, monday, today)),
  }
}

/** What had come in the period before by the same moment of it: a Monday morning is compared with a Monday morning. */
async function paidByNow(
  { db }: Context,
  money: readonly MoneyOfDay[],
  { running, before }: Record<'running' | 'before', Span>,
  now: Date,
): Promise<number> {
  const [{ from }, last] = [momentsOf(running), momentsOf(before)]
  const sameMoment = new Date(last.from.getTime() + now.getTime() - from.getTime())
  const paidIn = (rows: readonly MoneyOfDay[], span: Span) => sumWithin(rows, span, ({ paidYen }) => paidYen)
  if (sameMoment >= last.until) return paidIn(money, before)
  // Whole days are known; of the last one only what came until then.
  const day = tokyoDayOf(sameMoment)
  const sofar = await moneyByDay(db, day, sameMoment)
  return paidIn(money, { ...before, lastDay: addDays(day, -1) }) + paidIn(sofar, { firstDay: day, lastDay: day })
}

/** A year before there may have been no business yet, which is not the same as a week without any. */
function weekOf(money: readonly MoneyOfDay[], monday: string, today: string): NonNullable<Dashboard['weeks']>[number] {
  const paidIn = (firstDay: string) =>
    sumWithin(money, { firstDay, lastDay: addDays(firstDay, 6) }, ({ paidYen }) => paidYen)
  const lastYear = yearBefore(monday)
  const hadBegun = (money[0]?.day ?? today) <= addDays(lastYear, 6)
  return {
    monday,
    paidYen: paidIn(monday),
    yearBeforeYen: hadBegun ? paidIn(lastYear) : null,
    isRunning: monday === mondayOf(today),
  }
}

const toTenth = (days: number | null) => days && Math.round(days * 10) / 10

const figureOf = (line: (number | null)[]): Figure => ({
  value: line.at(-1) ?? null,
  before: line.at(-2) ?? null,
  line,
})
