import type { PersonDetail, PersonPaper } from '#contract/people.ts'
import { dropPersonPaper, personPaperFile } from '#contract/person-papers.ts'
import { call } from '#web/platform/api.ts'
import { PaperShelf } from '../papers/paper-shelf.tsx'
import { PersonPaperDialog } from './person-paper-dialog.tsx'

type PersonPapersPanelProps = {
  person: PersonDetail
  onChanged: (person: PersonDetail, said: string) => void
}

const withNumber = (paper: PersonPaper) => ({
  ...paper,
  detail: [paper.number && `No. ${paper.number}`, paper.detail].filter(Boolean).join(', '),
})

/** Licence, health check, registration: each with its scan and the last day it holds. */
export const PersonPapersPanel = ({ person, onChanged }: PersonPapersPanelProps) => {
  /** As it is kept, of the one that is shown. */
  const kept = ({ id }: { id: string }) => person.papers.find((paper) => paper.id === id) ?? null
  return (
    <PaperShelf<PersonPaper, PersonDetail>
      papers={person.papers.map(withNumber)}
      empty={
        person.kind === 'chauffeur'
          ? 'No papers yet. Without a licence and a health check no job can be given.'
          : 'No papers yet. A guide may work without any.'
      }
      note="A licence, health check or work permit that has ended is not sold: no job after that day. The desk is told 30, 14 and 3 days before."
      linkTo={(paper) => call(personPaperFile, { id: person.id, paperId: paper.id })}
      changes={{
        dialog: (replaced, done, close) => (
          <PersonPaperDialog person={person} replaced={replaced && kept(replaced)} onDone={done} onClose={close} />
        ),
        drop: (paper) => call(dropPersonPaper, { id: person.id, paperId: paper.id }),
        dropWords: (paper) =>
          person.kind === 'chauffeur' && (paper.kind === 'licence' || paper.kind === 'health-check')
            ? `Without another one ${person.name} takes no job. It stays in the history.`
            : 'It does not count any more, and stays in the history.',
        onChanged,
      }}
    />
  )
}
