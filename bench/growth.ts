import { readEarnings as earningsCall } from '#contract/earnings.ts'
import { listGuests as guestsCall } from '#contract/guests.ts'
import { officeBookings } from '#contract/office-bookings.ts'
import { listBookings } from '#server/booking/office/list-bookings.ts'
import { readEarnings } from '#server/earnings/read-earnings.ts'
import { listGuests } from '#server/guests/list-guests.ts'
import { searchEverything } from '#server/house/search-everything.ts'
import type { Context } from '#server/platform/context.ts'
import { growHouse } from './grown-house.ts'
import { measureDashboard } from './growth-dashboard.ts'
import type { Line, Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'

const few = inFull(10_000, 100)
/** In full a million, which takes some minutes to make: `GROWTH_BOOKINGS=1000000 npm run bench growth`. */
const many = Number(process.env.GROWTH_BOOKINGS) || inFull(200_000, 300)
const rounds = inFull(25, 4)
const mostTimes = 1.5

type Call = readonly [name: string, call: (ctx: Context) => Promise<unknown>]
type Asked = Readonly<Record<string, string>>

const inputOf = <Input>({ input }: { input?: { parse(asked: unknown): Input } | undefined }, asked: Asked): Input => {
  if (!input) throw new Error('It is asked something.')
  return input.parse(asked)
}
const earnings = (asked: Asked): Call => [
  JSON.stringify(asked),
  (ctx) => readEarnings(ctx, inputOf(earningsCall, { period: 'year', ...asked })),
]
const bookings = (asked: Asked): Call => [
  JSON.stringify(asked),
  (ctx) => listBookings(ctx, inputOf(officeBookings, asked)),
]
const guests = (asked: Asked): Call => [JSON.stringify(asked), (ctx) => listGuests(ctx, inputOf(guestsCall, asked))]
const search = (q: string): Call => [q, (ctx) => searchEverything(ctx, { officeRoles: ['owner'] }, q)]

/** What the office asks: whole lists, tabs, filters, other orders, pages far down, and names that many, few and none have. */
const groups: Record<string, Call[]> = {
  'Earnings of a year': [
    ...['month', 'day', 'tour', 'vehicle'].map((by) => earnings({ by })),
    earnings({ by: 'vehicle', tour: 'kamakura-and-the-great-buddha' }),
    earnings({ by: 'day', tour: '-rides', kind: 'refund' }),
    earnings({ page: '100' }),
  ],
  'Bookings of the office': [
    ...['starts', '-starts', 'guest', '-total', '-made', 'reference'].map((sort) => bookings({ sort })),
    bookings({ days: 'next-7', status: 'on-hold,pending,needs-crew,confirmed,on-the-road,done,no-show' }),
    ...['confirmed', 'done', 'cancelled,expired'].map((status) => bookings({ status, sort: '-starts' })),
    bookings({ payment: 'due', sort: '-made' }),
    bookings({ tour: 'kamakura-and-the-great-buddha' }),
    ...['amara', 'park hotel', 'guest123@', 'nobody of ours'].map((q) => bookings({ q })),
    bookings({ page: '100000' }),
    bookings({ page: '100000', sort: '-guest' }),
  ],
  'Guests of the office': [
    guests({}),
    guests({ sort: '-paid' }),
    guests({ visits: 'returning' }),
    guests({ country: 'GB' }),
    guests({ next: 'next-7' }),
    ...['amara', 'guest123@', 'nobody of ours'].map((q) => guests({ q })),
  ],
  'Search of the office': ['amara', 'balan', 'guest123@', 'AN-Z2', 'nobody of ours', 'qx'].map(search),
}

/** How much longer the same takes in a house with many bookings than in one with few, asked in turns. */
export async function measureGrowth(tell: Tell): Promise<void> {
  await withHouse((small) =>
    withHouse(async (large) => {
      await growHouse(small, few)
      await growHouse(large, many)
      for (const [what, calls] of Object.entries(groups)) {
        const measured: Growth[] = []
        for (const call of calls) measured.push(await compare(small.ctx, large.ctx, call))
        tell(lineOf(what, measured))
      }
    }),
  )
  await measureDashboard(tell)
}

interface Growth {
  name: string
  before: number
  after: number
}

async function compare(small: Context, large: Context, [name, call]: Call): Promise<Growth> {
  const [before, after]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const took = [await timed(() => call(small)), await timed(() => call(large))] as const
    // The first rounds fill caches that a running office has filled.
    if (round < 3) continue
    before.push(took[0])
    after.push(took[1])
  }
  return { name, before: percentile(before, 0.5), after: percentile(after, 0.5) }
}

function lineOf(what: string, measured: readonly Growth[]): Line {
  const times = ({ before, after }: Growth) => after / before
  const worst = measured.toSorted((a, b) => times(b) - times(a))[0]
  if (!worst) throw new Error('Nothing was measured.')
  const middle = percentile(measured.map(times), 0.5)
  return {
    what: `${what}, ${many.toLocaleString('en')} bookings against ${few.toLocaleString('en')}`,
    measured: `${middle.toFixed(2)} ×; worst ${times(worst).toFixed(2)} × (${worst.name}: ${worst.before.toFixed(1)} to ${worst.after.toFixed(1)} ms)`,
    limit: `${mostTimes} × in the middle`,
    ratio: middle / mostTimes,
    holds: middle <= mostTimes,
  }
}
