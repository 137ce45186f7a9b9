import * as calls from '#contract/cars.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readClassRecords } from '../classes/classes.store.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { addPaper, dropPaper } from '../papers/keep-papers.ts'
import { linkPaper, servePapers } from '../papers/paper-file.ts'
import { carPapers } from './car-papers.ts'
import { carsList } from './cars-list.ts'
import { readChoices } from './choices.store.ts'
import { readCar, readJobsAhead } from './read-car.ts'
import { addCar, saveCar } from './save-car.ts'
import { setService } from './set-service.ts'

export function carsRoutes(api: Api, ctx: Context, jobs: JobsOfFleet): void {
  const papers = carPapers(jobs)
  serveOfficeList(api, ctx, carsList(jobs))
  serve(api, calls.readCar, ({ input }) => readCar(ctx, jobs, input.id))
  serve(api, calls.carChoices, async () => ({
    ...(await readChoices(ctx.db)),
    loads: (await readClassRecords(ctx.db)).map(({ vehicleClass, loads }) => ({ vehicleClass, loads })),
  }))
  serve(api, calls.addCar, ({ input, caller, attempt }) => addCar(ctx, jobs, caller.userId, input, attempt))
  serve(api, calls.saveCar, ({ input, caller }) => saveCar(ctx, jobs, caller.userId, input))
  serve(api, calls.carJobsAhead, ({ input }) => readJobsAhead(ctx, jobs, input.id))
  serve(api, calls.setCarService, ({ input, caller, attempt }) =>
    setService(ctx, jobs, { ...input, userId: caller.userId }, attempt),
  )
  serve(api, calls.addPaper, ({ input, caller, file }) => addPaper(ctx, papers, caller.userId, input, file))
  serve(api, calls.dropPaper, ({ input, caller }) => dropPaper(ctx, papers, caller.userId, input))
  serve(api, calls.paperFile, ({ input, caller }) => linkPaper(ctx, papers, caller, input))
  servePapers(api, ctx, 'car')
}
