import { performance } from 'node:perf_hooks'
import type { TestContext } from 'vitest'
import { startTestAnnai, type TestAnnai, type TestOptions } from '#server/testing/annai.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What was seen while a promise was tried, in a few words. */
    measured?: string
  }
}

/** Kept for whoever prints it: the soak does, `npm test` does not. */
export function measured({ task }: Pick<TestContext, 'task'>, words: string): void {
  task.meta.measured = words
}

export const figure = (value: number) => value.toLocaleString('en')

export const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

export interface ListeningAnnai extends TestAnnai {
  url: string
  /** What demo data brought, so that what comes to it can be counted. */
  before: RowCounts & { bookingIds: ReadonlySet<string> }
}

export interface RowCounts {
  bookings: number
  payments: number
  ledgerLines: number
  /** Bookings that have somebody. */
  liveCrews: number
}

/** Live crews count by their bookings: a hold of the demo that ends meanwhile is nobody's loss. */
async function countAll({ ctx: { db } }: Pick<TestAnnai, 'ctx'>, but: ReadonlySet<string> = new Set()) {
  const live = db.selectFrom('assignments').select('booking_id').distinct().where('live', '=', true)
  const bookings = await db.selectFrom('bookings').select('id').execute()
  const counts: RowCounts = {
    bookings: bookings.length,
    payments: (await db.selectFrom('payments').select('id').execute()).length,
    ledgerLines: (await db.selectFrom('ledger_lines').select('entry_id').execute()).length,
    liveCrews: (await live.execute()).filter(({ booking_id }) => !but.has(booking_id)).length,
  }
  return { ...counts, bookingIds: new Set(bookings.map(({ id }) => id)) }
}

/** What came to it since it began to listen. */
export async function countNew({ ctx, before }: Pick<ListeningAnnai, 'ctx' | 'before'>): Promise<RowCounts> {
  const now = await countAll({ ctx }, before.bookingIds)
  return {
    bookings: now.bookings - before.bookings,
    payments: now.payments - before.payments,
    ledgerLines: now.ledgerLines - before.ledgerLines,
    liveCrews: now.liveCrews,
  }
}

/** The application with its demo fleet, behind a real socket. */
export async function listeningAnnai(options: TestOptions = {}): Promise<ListeningAnnai> {
  const annai = await startTestAnnai({ demo: true, ...options })
  return { ...annai, url: await annai.app.listen({ port: 0, host: '127.0.0.1' }), before: await countAll(annai) }
}
