import type { addPaper as addPaperCall, CarDetail, dropPaper as dropPaperCall } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { forgetFleet } from '../load-fleet.ts'
import { type CarRecord, lockCar } from './cars.store.ts'
import { fileNameOf, fileTypeOf } from './file-kind.rules.ts'
import type { JobsOfCars } from './jobs-of-cars.ts'
import { findPaper, insertPapers, type PaperFile, type PaperRecord, retirePaper } from './papers.store.ts'
import { readCar } from './read-car.ts'
import { tellEverybody } from './tell-everybody.ts'

/** A child seat can stay in the garage; without any other paper the car does. */
export const holdsBack = (kind: PaperRecord['kind']): boolean => kind !== 'child-seat'

/** No paper holds longer than thirty years: a later day is a slip of the keyboard. */
const furthestDays = 30 * 366

/** A paper with its scan or without one, in the place of an earlier one where one is named. */
export async function addPaper(
  ctx: Context,
  jobs: JobsOfCars,
  userId: string,
  { id, replaces, fileName, endsOn, ...paper }: ReadInputOf<typeof addPaperCall>,
  bytes: Buffer,
): Promise<CarDetail> {
  if (endsOn !== undefined && endsOn > addDays(tokyoDayOf(ctx.clock.now()), furthestDays))
    throw new AppError('platform.invalid-input', { fields: { endsOn: 'Without an end, leave the day out.' } })
  const file = fileOf(bytes, fileName)
  return changePapers(ctx, jobs, id, async (db) => {
    const at = ctx.clock.now()
    const earlier = replaces === undefined ? null : await retire(db, id, replaces, at)
    const added = { ...paper, carId: id, endsOn: endsOn ?? null, holdsBack: holdsBack(paper.kind) }
    await insertPapers(db, [{ ...added, file, addedBy: userId, addedAt: at }])
    await recordChange(db, {
      ...{ object: { kind: 'car', id }, userId, at },
      deed: earlier ? 'replaced a paper' : 'added a paper',
      changes: [
        { name: paper.name, before: earlier ? endInWords(earlier.endsOn) : '', after: endInWords(added.endsOn) },
      ],
    })
  })
}

/** A paper that does not count any more. */
export async function dropPaper(
  ctx: Context,
  jobs: JobsOfCars,
  userId: string,
  { id, paperId }: ReadInputOf<typeof dropPaperCall>,
): Promise<CarDetail> {
  return changePapers(ctx, jobs, id, async (db) => {
    const at = ctx.clock.now()
    const paper = await retire(db, id, paperId, at)
    const changes = [{ name: paper.name, before: endInWords(paper.endsOn), after: '' }]
    await recordChange(db, { object: { kind: 'car', id }, userId, at, deed: 'took a paper away', changes })
  })
}

const endInWords = (endsOn: string | null) => (endsOn === null ? 'no end' : `until ${longDayWithYear(endsOn)}`)

/** The day until which the car may go out follows by itself (count_papers in the database); every process is told. */
async function changePapers(
  ctx: Context,
  jobs: JobsOfCars,
  id: string,
  change: (db: Database, car: CarRecord) => Promise<void>,
) {
  const detail = await ctx.db.transaction().execute(async (db) => {
    const car = await lockCar(db, id)
    if (!car) throw new AppError('cars.unknown')
    await change(db, car)
    await tellEverybody(db)
    return readCar({ ...ctx, db }, jobs, id)
  })
  forgetFleet(ctx)
  return detail
}

async function retire(db: Database, carId: string, paperId: string, at: Date): Promise<PaperRecord> {
  const paper = await findPaper(db, paperId)
  if (!paper || !(await retirePaper(db, carId, paperId, at))) throw new AppError('cars.unknown-paper')
  return paper
}

/** Null: nothing was sent, and no name says that something should have been. */
function fileOf(bytes: Buffer, fileName: string): PaperFile | null {
  if (bytes.length === 0 && fileName === '') return null
  const type = fileTypeOf(bytes)
  if (!type) throw new AppError('cars.no-file', { fields: { file: 'Please choose a PDF, PNG or JPEG.' } })
  return { name: fileNameOf(fileName, type), type, bytes }
}
