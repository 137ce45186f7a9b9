import type { ReadInputOf } from '#contract/endpoint.ts'
import type { addPerson, PersonKind } from '#contract/people.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { longDay } from '#server/platform/day-words.rules.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { insertPapers, type NewPaper } from '../papers/papers.store.ts'
import { findByNumber } from './people.store.ts'
import { holdsBack, licenceName } from './person-papers.ts'

/** What a new person may bring along. */
export type FirstPapers = Pick<
  ReadInputOf<typeof addPerson>,
  'licenceClass' | 'licenceNumber' | 'licenceEndsOn' | 'healthCheckEndsOn' | 'registrationNumber'
>

/** A paper that has ended sells nobody, and half a licence is none. */
export async function faultsOfFirstPapers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: PersonKind,
  { licenceClass, licenceNumber, licenceEndsOn, healthCheckEndsOn, registrationNumber }: FirstPapers,
): Promise<Record<string, string>> {
  const today = tokyoDayOf(clock.now())
  const ended = (day: string) =>
    `It ended ${day === addDays(today, -1) ? 'yesterday' : `on ${longDay(day)}`}. Enter the new one, or leave it empty for now.`
  const faults: Record<string, string> = {}
  if (kind === 'guide' && (licenceClass !== null || licenceNumber !== '' || licenceEndsOn !== null))
    faults.licenceClass = 'A guide does not drive.'
  if (kind === 'chauffeur' && registrationNumber !== '') faults.registrationNumber = 'Only guides are registered.'
  if (licenceClass === null && (licenceNumber !== '' || licenceEndsOn !== null))
    faults.licenceClass = 'Which licence is it?'
  if (licenceClass !== null && licenceNumber === '') faults.licenceNumber = 'Write its number.'
  if (licenceClass !== null && licenceEndsOn === null) faults.licenceEndsOn = 'Write its last day.'
  if (licenceEndsOn !== null && licenceEndsOn < today) faults.licenceEndsOn = ended(licenceEndsOn)
  if (healthCheckEndsOn !== null && healthCheckEndsOn < today) faults.healthCheckEndsOn = ended(healthCheckEndsOn)
  const owner = licenceNumber && (await findByNumber(db, 'licence', licenceNumber))
  if (owner) faults.licenceNumber = `This is the number of ${owner.name}.`
  const registered = registrationNumber && (await findByNumber(db, 'guide-registration', registrationNumber))
  if (registered) faults.registrationNumber = `This is the number of ${registered.name}.`
  return faults
}

interface Adding {
  id: string
  kind: PersonKind
  papers: FirstPapers
  userId: string
  at: Date
}

export async function addFirstPapers(db: Database, { id, papers, userId, at }: Adding): Promise<void> {
  const paper = (
    kind: 'licence' | 'health-check' | 'guide-registration',
    more: Pick<NewPaper, 'name' | 'endsOn'> & Partial<NewPaper>,
  ): NewPaper => ({
    ...{ resourceId: id, kind, detail: '', number: '', licenceClass: null, holdsBack: holdsBack(kind), file: null },
    ...{ addedBy: userId, addedAt: at, ...more },
  })
  const { licenceClass, licenceNumber: number, licenceEndsOn, healthCheckEndsOn, registrationNumber } = papers
  await insertPapers(db, [
    ...(licenceClass ? [paper('licence', { name: licenceName, endsOn: licenceEndsOn, number, licenceClass })] : []),
    ...(healthCheckEndsOn ? [paper('health-check', { name: 'Health check', endsOn: healthCheckEndsOn })] : []),
    ...(registrationNumber
      ? [paper('guide-registration', { name: 'Guide registration', endsOn: null, number: registrationNumber })]
      : []),
  ])
}
