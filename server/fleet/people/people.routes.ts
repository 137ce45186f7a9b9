import { peopleCalls as calls } from '#contract/people-calls.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { addPaper, dropPaper } from '../papers/keep-papers.ts'
import { linkPaper, servePapers } from '../papers/paper-file.ts'
import { peopleList } from './people-list.ts'
import { personPapers } from './person-papers.ts'
import { readJobsAfter, readPerson, readPersonChoices } from './read-person.ts'
import { addPerson, savePerson, told } from './save-person.ts'
import { setEmployment } from './set-employment.ts'

export function peopleRoutes(api: Api, ctx: Context, jobs: JobsOfFleet): void {
  const papers = personPapers(jobs)
  serveOfficeList(api, ctx, peopleList(jobs))
  serve(api, calls.readPerson, ({ input }) => readPerson(ctx, jobs, input.id))
  serve(api, calls.personChoices, () => readPersonChoices(ctx.db))
  serve(api, calls.addPerson, ({ input, caller, attempt }) => addPerson(ctx, jobs, caller.userId, input, attempt))
  serve(api, calls.savePerson, ({ input, caller }) => savePerson(ctx, jobs, caller.userId, input))
  serve(api, calls.personJobsAhead, ({ input }) => readJobsAfter(ctx, jobs, input))
  serve(api, calls.setEmployment, ({ input, caller, attempt }) =>
    setEmployment(ctx, jobs, { ...input, userId: caller.userId }, attempt),
  )
  serve(api, calls.addPersonPaper, async ({ input, caller, file }) => {
    try {
      return await addPaper(ctx, papers, caller.userId, input, file)
    } catch (error) {
      throw told(error)
    }
  })
  serve(api, calls.dropPersonPaper, ({ input, caller }) => dropPaper(ctx, papers, caller.userId, input))
  serve(api, calls.personPaperFile, ({ input, caller }) => linkPaper(ctx, papers, caller, input))
  servePapers(api, ctx, 'person')
}
