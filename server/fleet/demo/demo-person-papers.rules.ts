import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { NewPaper } from '../papers/papers.store.ts'
import type { NewChauffeur, NewGuide } from '../save-resources.store.ts'

/**
 * What a demo person has on file, from the day of the first start on. Whatever keeps somebody from work holds for longer
 * than anybody books ahead, so that every day can be sold; the desk has two smaller papers to look after.
 */
export const demoPapersOfChauffeur = (
  { id, name, licenceNumber, drives }: NewChauffeur,
  index: number,
  at: { today: string; now: Date },
): NewPaper[] => {
  const inDays = (days: number) => addDays(at.today, days)
  const paper = (more: Pick<NewPaper, 'kind' | 'name'> & Partial<NewPaper>) => paperOf(id, at.now, more)
  return [
    paper({
      ...{ kind: 'licence', name: 'Licence, second class', number: licenceNumber, endsOn: inDays(620 + index * 61) },
      licenceClass: drives.includes('coaster') ? 'large' : 'ordinary',
    }),
    paper({
      ...{ kind: 'health-check', name: 'Health check', detail: 'Harumi clinic, for two years' },
      endsOn: inDays(470 + index * 13),
    }),
    paper({
      ...{ kind: 'aptitude-test', name: 'Aptitude test', detail: 'Every three years', holdsBack: false },
      endsOn: inDays(endsSoon[name] ?? 400 + index * 37),
    }),
  ]
}

export const demoPapersOfGuide = (
  { id, name, registrationNumber }: NewGuide,
  index: number,
  at: { today: string; now: Date },
): NewPaper[] => [
  ...(registrationNumber === null
    ? []
    : [
        paperOf(id, at.now, {
          ...{ kind: 'guide-registration', name: 'Guide registration', number: registrationNumber, holdsBack: false },
        }),
      ]),
  paperOf(id, at.now, {
    ...{ kind: 'first-aid', name: 'First aid', detail: 'Fire department', holdsBack: false },
    endsOn: addDays(at.today, endsSoon[name] ?? 430 + index * 29),
  }),
]

/** In days from the first start; nobody stays at home for these. */
const endsSoon: Readonly<Record<string, number>> = { 'Kenji Sakamoto': 47, 'James Whitfield': 55 }

const paperOf = (
  resourceId: string,
  addedAt: Date,
  more: Pick<NewPaper, 'kind' | 'name'> & Partial<NewPaper>,
): NewPaper => ({
  ...{ resourceId, detail: '', number: '', licenceClass: null, endsOn: null, holdsBack: true, file: null },
  ...{ addedBy: null, addedAt },
  ...more,
})
