import { type CarDetail, dropPaper, type Paper, paperFile } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { PaperShelf } from '../papers/paper-shelf.tsx'
import { CarPaperDialog } from './car-paper-dialog.tsx'

type PapersPanelProps = {
  car: CarDetail
  /** Left out: to look at only. */
  onChanged?: (car: CarDetail, said: string) => void
}

/** Inspection, insurance, permit: each with its scan and the last day it holds. */
export const PapersPanel = ({ car, onChanged }: PapersPanelProps) => (
  <PaperShelf<Paper, CarDetail>
    papers={car.papers}
    empty="No papers yet. Without an end that is known, nothing holds the car back."
    note="When a paper ends, the car cannot be given to a job after that day. The desk is told 30, 14 and 3 days before."
    linkTo={(paper) => call(paperFile, { id: car.id, paperId: paper.id })}
    {...(onChanged && {
      changes: {
        dialog: (replaced, done, close) => (
          <CarPaperDialog car={car} replaced={replaced} onDone={done} onClose={close} />
        ),
        drop: (paper) => call(dropPaper, { id: car.id, paperId: paper.id }),
        dropWords: (paper) =>
          paper.holdsBack && paper.endsOn
            ? `It does not hold ${car.name} back any more, and stays in the history.`
            : 'It does not count any more, and stays in the history.',
        onChanged,
      },
    })}
  />
)
