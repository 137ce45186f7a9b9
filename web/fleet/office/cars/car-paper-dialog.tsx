import { addPaper, type CarDetail, type Paper, paperKinds } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { PaperDialog } from '../papers/paper-dialog.tsx'
import { paperNames } from './car-words.ts'
import { toPaper, valuesOfPaper } from './paper-values.ts'

type CarPaperDialogProps = {
  car: Pick<CarDetail, 'id' | 'name'>
  /** The one whose place it takes; null: a further one. */
  replaced: Paper | null
  onDone: (car: CarDetail, said: string) => void
  onClose: () => void
}

/** A paper of a car. */
export const CarPaperDialog = ({ car, replaced, ...rest }: CarPaperDialogProps) => (
  <PaperDialog
    title={`A paper for ${car.name}`}
    replaced={replaced}
    initial={valuesOfPaper(replaced)}
    kinds={paperKinds}
    names={paperNames}
    detailExample="Insurer, office, which seat"
    endedWords={(kind) =>
      kind === 'child-seat' ? null : 'This day is over: the car will be held back until a newer paper is here.'
    }
    send={(values, file) => call(addPaper, toPaper(car.id, values, replaced, file), file ? { file } : {})}
    {...rest}
  />
)
