import type { PersonDetail, PersonPaperKind } from '#contract/people.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import type { PaperKeeper } from '../papers/keep-papers.ts'
import { findByNumber, lockPerson } from './people.store.ts'
import { licenceTooSmall } from './person-fields.rules.ts'
import { readPerson, readPersonChoices } from './read-person.ts'

export const licenceName = 'Licence, second class'

/** Whoever drives needs a licence and a health check, and whoever needs a work permit does not work without it. */
export const holdsBack = (kind: PersonPaperKind): boolean =>
  kind === 'licence' || kind === 'health-check' || kind === 'work-permit'

export const numberTaken = (name: string, field: string) =>
  new AppError('people.number-taken', { fields: { [field]: `This is the number of ${name}.` } })

/** How papers of people are kept. */
export const personPapers = (jobs: JobsOfFleet): PaperKeeper<PersonPaperKind, PersonDetail> => ({
  of: 'person',
  lock: async (db, id) => {
    if (!(await lockPerson(db, id))) throw new AppError('people.unknown')
  },
  read: (ctx, id) => readPerson(ctx, jobs, id),
  holdsBack,
  faults: async (db, id, { kind, number = '', licenceClass }) => {
    const faults: Record<string, string> = {}
    const person = await lockPerson(db, id)
    if (kind !== 'licence' && licenceClass) faults.licenceClass = 'Only a licence has a class.'
    if (kind === 'licence') {
      if (person?.kind === 'guide') faults.kind = 'A guide does not drive.'
      if (!licenceClass) faults.licenceClass = 'Which licence is it?'
      if (number === '') faults.number = 'Write its number.'
      const { classes } = await readPersonChoices(db, 'all')
      const tooSmall = licenceClass && person ? licenceTooSmall(licenceClass, person.drives, classes) : null
      if (tooSmall) faults.licenceClass = tooSmall
    }
    if (kind === 'guide-registration') {
      if (person?.kind === 'chauffeur') faults.kind = 'Only guides are registered.'
      if (number === '') faults.number = 'Write its number.'
    }
    if (number !== '' && (kind === 'licence' || kind === 'guide-registration')) {
      const owner = await findByNumber(db, kind, number)
      if (owner) throw numberTaken(owner.id === id ? 'a paper that counts' : owner.name, 'number')
    }
    return faults
  },
  refusals: { unknownPaper: 'people.unknown-paper', noFile: 'people.no-file' },
})
