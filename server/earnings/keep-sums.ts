import type { Context } from '#server/platform/context.ts'
import { monthOf, periodOf } from './earnings-periods.rules.ts'
import {
  addUpNews,
  findKnownDays,
  findMisplaced,
  hasMuchNews,
  mendSums,
  placeAgain,
  type WrongSum,
} from './keep-sums.store.ts'

/** A reader adds so much in passing; more, as after bookings were brought in from elsewhere, is added up first. */
const muchNews = 1000
/** So many of those that differ are named in the log. */
const mostNamed = 20

/** Adds up what the ledger told since the last time. May run twice, and beside itself. */
export async function addUp({ db }: Pick<Context, 'db'>): Promise<void> {
  while ((await addUpNews(db)) > 0);
}

export async function addUpIfMuch(ctx: Pick<Context, 'db'>): Promise<void> {
  if (await hasMuchNews(ctx.db, muchNews)) await addUp(ctx)
}

export interface CheckedSums {
  /** Bookings whose money stood under another tour or car than theirs. */
  misplaced: string[]
  wrong: WrongSum[]
}

/** Compares the sums with the ledger, day by day, and mends what differs; what did stands in the log as an error. */
export async function checkSums({ db, log }: Pick<Context, 'db' | 'log'>): Promise<CheckedSums> {
  const found: CheckedSums = { misplaced: [], wrong: [] }
  const known = await findKnownDays(db)
  if (!known) return found
  // A month at a time, so that nobody waits long for the one who adds up.
  for (let first = monthOf(known.firstDay); first <= known.lastDay; first = monthOf(first, 1)) {
    const month = periodOf('month', first)
    const misplaced = await findMisplaced(db, month)
    for (const id of misplaced) await placeAgain(db, id)
    found.misplaced.push(...misplaced)
    found.wrong.push(...(await mendSums(db, month)))
  }
  if (found.misplaced.length > 0 || found.wrong.length > 0)
    log.error(
      {
        ...{ misplaced: found.misplaced.length, wrong: found.wrong.length },
        first: { misplaced: found.misplaced.slice(0, mostNamed), wrong: found.wrong.slice(0, mostNamed) },
      },
      'sums of earnings differed from the ledger and were mended',
    )
  return found
}
