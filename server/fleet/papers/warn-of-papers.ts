import * as z from 'zod/mini'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { carName } from '../car-name.rules.ts'
import { daysUntil } from '../cars/car-state.rules.ts'
import { findCar } from '../cars/cars.store.ts'
import type { EndingPaper, JobsOfFleet } from '../jobs-of-fleet.ts'
import { findPerson } from '../people/people.store.ts'
import { hasLeft } from '../people/person-state.rules.ts'
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
export interface PaperLinks extends Pick<JobsOfFleet, 'sureAfter'> {
  mailPaperEnding: (ctx: Context, paper: EndingPaper) => Promise<void>
}

const Told = z.object({ paperId: z.uuid(), warning: z.int() })

/** Tells the desk, unless the paper was replaced or its owner left meanwhile. */
export const tellOfPaper =
  ({ mailPaperEnding, sureAfter }: PaperLinks) =>
  async (ctx: Context, payload: unknown): Promise<void> => {
    const { paperId, warning } = Told.parse(payload)
    const paper = await findPaper(ctx.db, paperId)
    const owner = paper && (await findOwner(ctx, paper.resourceId))
    if (!paper?.endsOn || !owner) return
    const end = new Date(`${addDays(paper.endsOn, 1)}T00:00:00+09:00`)
    await mailPaperEnding(ctx, {
      ...{ paperId, warning, ...owner },
      ...{ paper: paper.name, endsOn: paper.endsOn, holdsBack: paper.holdsBack },
      daysLeft: daysUntil(paper.endsOn, ctx.clock.now()),
      jobsBeyond: paper.holdsBack ? (await sureAfter(ctx.db, owner.ownerId, end)).length : 0,
    })
  }

type Owner = Pick<EndingPaper, 'of' | 'ownerId' | 'owner' | 'ownerDetail'>

/** Who or what goes out by it; nobody who left, and no car out of service. */
async function findOwner({ db, clock }: Context, id: string): Promise<Owner | null> {
  const car = await findCar(db, id)
  if (car) return car.inService ? { of: 'car', ownerId: id, owner: carName(car), ownerDetail: car.plate } : null
  const person = await findPerson(db, id)
  if (!person || hasLeft(person, clock.now())) return null
  return { of: 'person', ownerId: id, owner: person.name, ownerDetail: person.phone }
}
