import { Check, CircleAlert, CircleX, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CarDetail, dropPaper, type Paper, paperFile } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { openFile } from '#web/platform/open-file.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { paperLooks } from './car-cells.tsx'
import { paperEndWords, paperTone } from './car-words.ts'
import { PaperDialog } from './paper-dialog.tsx'

type Open = { is: 'add' } | { is: 'replace' | 'drop'; paper: Paper } | null

type PapersPanelProps = {
  car: CarDetail
  /** Left out: to look at only. */
  onChanged?: (car: CarDetail, said: string) => void
}

const signs = {
  ended: { of: CircleX, look: 'text-beni', word: 'Ended: ' },
  soon: { of: CircleAlert, look: 'text-kohaku', word: 'Ends soon: ' },
  fine: { of: Check, look: 'text-matsu', word: '' },
} as const

/** Inspection, insurance, permit: each with its scan and the last day it holds. */
export function PapersPanel({ car, onChanged }: PapersPanelProps) {
  const [open, setOpen] = useState<Open>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const done = (now: CarDetail, said: string) => {
    setOpen(null)
    onChanged?.(now, said)
    // What was pressed may be gone: the nearest row that is left takes the focus.
    focusLater(() => list.current?.querySelector<HTMLElement>('button') ?? list.current)
  }
  return (
    <Panel
      title="Papers"
      aside={
        onChanged && (
          <Button size="small" className="max-md:min-h-11" onPress={() => setOpen({ is: 'add' })}>
            <Icon of={Upload} dense />
            Add a paper
          </Button>
        )
      }
      flush
    >
      {car.papers.length === 0 ? (
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
          No papers yet. Without an end that is known, nothing holds the car back.
        </p>
      ) : (
        <ul ref={list} tabIndex={-1} className="outline-none">
          {car.papers.map((paper) => (
            <PaperRow
              key={paper.id}
              carId={car.id}
              paper={paper}
              onReplace={onChanged && (() => setOpen({ is: 'replace', paper }))}
              onDrop={onChanged && (() => setOpen({ is: 'drop', paper }))}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3">
        When a paper ends, the car cannot be given to a job after that day. The desk is told 30, 14 and 3 days before.
      </p>
      {open && open.is !== 'drop' && (
        <PaperDialog
          car={car}
          replaced={open.is === 'replace' ? open.paper : null}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.is === 'drop' && <DropDialog car={car} paper={open.paper} onDone={done} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

type PaperRowProps = {
  carId: string
  paper: Paper
  onReplace: (() => void) | undefined
  onDrop: (() => void) | undefined
}

const ROW =
  'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line px-4.5 py-2.5 text-sm md:grid-cols-[20px_minmax(0,2.4fr)_minmax(0,1.2fr)_minmax(0,1.7fr)_auto] md:items-center'

function PaperRow({ carId, paper, onReplace, onDrop }: PaperRowProps) {
  const tone = paperTone(paper.daysLeft)
  const { of: sign, look, word } = signs[tone]
  const open = async () => {
    try {
      openFile((await call(paperFile, { id: carId, paperId: paper.id })).link)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'error', title: error.message })
    }
  }
  return (
    <li className={ROW}>
      <Icon of={sign} className={look} />
      <p className="min-w-0">
        <span className="sr-only">{word}</span>
        <bdi>
          <b className="font-semibold">{paper.name}</b> <span className="text-ink-2">{paper.detail}</span>
        </bdi>
      </p>
      <p className="min-w-0 max-md:col-start-2">
        {paper.fileName ? (
          <TextButton className="max-w-full truncate text-start max-md:min-h-11" onClick={open}>
            <bdi>{paper.fileName}</bdi>
          </TextButton>
        ) : (
          <span className="text-ink-3">no scan</span>
        )}
      </p>
      <p className={`min-w-0 max-md:col-start-2 ${paperLooks[tone]}`}>
        <bdi>{paperEndWords(paper)}</bdi>
      </p>
      {onReplace && onDrop && (
        <p className="flex gap-4 max-md:col-start-2">
          <TextButton className="max-md:min-h-11" onClick={onReplace}>
            Replace<span className="sr-only"> {paper.name}</span>
          </TextButton>
          <TextButton className="max-md:min-h-11" onClick={onDrop}>
            Drop<span className="sr-only"> {paper.name}</span>
          </TextButton>
        </p>
      )}
    </li>
  )
}

type DropDialogProps = {
  car: CarDetail
  paper: Paper
  onDone: (car: CarDetail, said: string) => void
  onClose: () => void
}

function DropDialog({ car, paper, onDone, onClose }: DropDialogProps) {
  const deed = useDeed()
  const submit = async () => {
    const input = { id: car.id, paperId: paper.id }
    const now = await deed.run(input, () => call(dropPaper, input))
    if (now) onDone(now, `${paper.name} does not count any more.`)
  }
  return (
    <DeedDialog
      title={`Drop: ${paper.name}?`}
      lead={
        <bdi>
          {paper.holdsBack && paper.endsOn
            ? `It does not hold ${car.name} back any more, and stays in the history.`
            : 'It does not count any more, and stays in the history.'}
        </bdi>
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      isDangerous
      isReady
      label="Drop the paper"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
