import type { CarDetail, PaperKind } from '#contract/cars.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import type { PaperKeeper } from '../papers/keep-papers.ts'
import { lockCar } from './cars.store.ts'
import { readCar } from './read-car.ts'

/** A child seat can stay in the garage; without any other paper the car does. */
export const holdsBack = (kind: PaperKind): boolean => kind !== 'child-seat'

/** How papers of cars are kept. */
export const carPapers = (jobs: JobsOfFleet): PaperKeeper<PaperKind, CarDetail> => ({
  of: 'car',
  lock: async (db, id) => {
    if (!(await lockCar(db, id))) throw new AppError('cars.unknown')
  },
  read: (ctx, id) => readCar(ctx, jobs, id),
  holdsBack,
  refusals: { unknownPaper: 'cars.unknown-paper', noFile: 'cars.no-file' },
})
