import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { type PaperSeries, paperNumberOf, type readPaperSeries, type savePaperSeries } from '#contract/paper-series.ts'
import {
  findPaperSeries,
  highestGiven,
  lockPaperSeries,
  type SeriesOf,
  savePaperSeries as storeSeries,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

const name = 'papers'
const object = { kind: 'setting', id: name }
const kinds = { payment: 'Receipts', refund: 'Credit notes' } as const

const yearNow = ({ clock }: Pick<Context, 'clock'>) => Number(tokyoDayOf(clock.now()).slice(0, 4))

export async function readPaperData(ctx: Context): Promise<OutputOf<typeof readPaperSeries>> {
  const year = yearNow(ctx)
  return {
    ...{ version: await settingVersion(ctx.db, name), year },
    ...(await findPaperSeries(ctx.db, year)),
    history: await readChanges(ctx.db, object, 30),
  }
}

/** For papers from now on: what has a number keeps it. */
export async function savePaperData(
  ctx: Context,
  caller: Caller,
  { version, ...series }: ReadInputOf<typeof savePaperSeries>,
): Promise<OutputOf<typeof savePaperSeries>> {
  const year = yearNow(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    await lockPaperSeries(tx)
    for (const kind of ['payment', 'refund'] as const) {
      const one = series[kind]
      if (one) await refuseBackwards(tx, kind, one, year)
    }
    const changes = differencesOf(inWords(await findPaperSeries(tx, year), year), inWords(series, year))
    await storeSeries(tx, series, year)
    const deed = 'changed how papers are numbered'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: ctx.clock.now() })
    return { version: next }
  })
}

async function refuseBackwards(db: Database, kind: keyof SeriesOf, series: PaperSeries, year: number): Promise<void> {
  const highest = await highestGiven(db, series, year)
  if (series.next > highest) return
  const given = paperNumberOf({ ...series, next: highest }, year)
  throw new AppError('house.series-back', {
    fields: { [`${kind}.next`]: `${given} is given already. From ${highest + 1} on.` },
  })
}

const inWords = (series: SeriesOf, year: number) =>
  new Map(
    (['payment', 'refund'] as const).map((kind) => {
      const one = series[kind]
      return [`${kinds[kind]}, the next`, one ? paperNumberOf(one, year) : 'within the booking']
    }),
  )
