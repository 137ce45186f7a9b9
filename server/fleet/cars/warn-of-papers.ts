import * as z from 'zod/mini'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { carName } from './car-fields.rules.ts'
import { daysUntil } from './car-state.rules.ts'
import { findCar } from './cars.store.ts'
import type { EndingPaper, JobsOfCars } from './jobs-of-cars.ts'
import { findPaper, findPapersEnding } from './papers.store.ts'
import { warningOf } from './warnings.rules.ts'

export const tellTask = 'fleet.tell-of-paper'

/** Finds the papers that end within thirty days. Each warning is a job of its own, and a mail of its own name. */
export async function warnOfPapers({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const today = tokyoDayOf(now)
  for (const { id, endsOn } of await findPapersEnding(db, today, addDays(today, 30))) {
    const warning = endsOn === null ? null : warningOf(daysUntil(endsOn, now))
    if (warning) await addJob(db, tellTask, { paperId: id, warning }, { key: `car-paper ${id} ${warning}` })
  }
}

/** What later capabilities do about a paper that ends. */
export interface PaperLinks extends Pick<JobsOfCars, 'sureAfter'> {
  mailPaperEnding: (ctx: Context, paper: EndingPaper) => Promise<void>
}

const Told = z.object({ paperId: z.uuid(), warning: z.int() })

/** Tells the desk, unless the paper was replaced or the car left meanwhile. */
export const tellOfPaper =
  ({ mailPaperEnding, sureAfter }: PaperLinks) =>
  async (ctx: Context, payload: unknown): Promise<void> => {
    const { paperId, warning } = Told.parse(payload)
    const paper = await findPaper(ctx.db, paperId)
    const car = paper && (await findCar(ctx.db, paper.carId))
    if (!paper?.endsOn || !car?.inService) return
    const end = new Date(`${addDays(paper.endsOn, 1)}T00:00:00+09:00`)
    await mailPaperEnding(ctx, {
      ...{ paperId, warning, carId: car.id, car: carName(car), plate: car.plate },
      ...{ paper: paper.name, endsOn: paper.endsOn, holdsBack: paper.holdsBack },
      daysLeft: daysUntil(paper.endsOn, ctx.clock.now()),
      jobsBeyond: paper.holdsBack ? (await sureAfter(ctx.db, car.id, end)).length : 0,
    })
  }
