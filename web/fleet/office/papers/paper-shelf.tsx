import { Check, CircleAlert, CircleX, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { openFile } from '#web/platform/open-file.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { paperLooks } from '../cars/car-cells.tsx'
import { paperEndWords, paperTone } from '../cars/car-words.ts'

/** A paper of a car or of a person, as its row shows it. */
export interface ShelvedPaper {
  id: string
  name: string
  detail: string
  endsOn: string | null
  daysLeft: number | null
  fileName: string | null
  holdsBack: boolean
}

type Open<P> = { is: 'add' } | { is: 'replace' | 'drop'; paper: P } | null

type PaperShelfProps<P extends ShelvedPaper, Owner> = {
  papers: readonly P[]
  /** Said while there are none. */
  empty: string
  /** Below them: what follows when one ends. */
  note: string
  linkTo: (paper: P) => Promise<{ link: string }>
  /** Left out with the rest: to look at only. */
  changes?: {
    /** The dialog of a further one, or of one in the place of another. */
    dialog: (replaced: P | null, done: (now: Owner, said: string) => void, close: () => void) => ReactNode
    drop: (paper: P) => Promise<Owner>
    /** What dropping it means. */
    dropWords: (paper: P) => string
    onChanged: (now: Owner, said: string) => void
  }
}

const signs = {
  ended: { of: CircleX, look: 'text-beni', word: 'Ended: ' },
  soon: { of: CircleAlert, look: 'text-kohaku', word: 'Ends soon: ' },
  fine: { of: Check, look: 'text-matsu', word: '' },
} as const

/** Papers, each with its scan and the last day it holds. */
export function PaperShelf<P extends ShelvedPaper, Owner>(props: PaperShelfProps<P, Owner>) {
  const { papers, empty, note, linkTo, changes } = props
  const [open, setOpen] = useState<Open<P>>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const close = () => setOpen(null)
  const done = (now: Owner, said: string) => {
    setOpen(null)
    changes?.onChanged(now, said)
    // What was pressed may be gone: the nearest row that is left takes the focus.
    focusLater(() => list.current?.querySelector<HTMLElement>('button') ?? list.current)
  }
  return (
    <Panel
      title="Papers"
      aside={
        changes && (
          <Button size="small" className="max-md:min-h-11" onPress={() => setOpen({ is: 'add' })}>
            <Icon of={Upload} dense />
            Add a paper
          </Button>
        )
      }
      flush
    >
      {papers.length === 0 ? (
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">{empty}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="outline-none">
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              linkTo={() => linkTo(paper)}
              onReplace={changes && (() => setOpen({ is: 'replace', paper }))}
              onDrop={changes && (() => setOpen({ is: 'drop', paper }))}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3">{note}</p>
      {changes && open && open.is !== 'drop' && changes.dialog(open.is === 'replace' ? open.paper : null, done, close)}
      {changes && open?.is === 'drop' && (
        <DropDialog
          paper={open.paper}
          words={changes.dropWords(open.paper)}
          drop={changes.drop}
          onDone={done}
          onClose={close}
        />
      )}
    </Panel>
  )
}

type PaperRowProps = {
  paper: ShelvedPaper
  linkTo: () => Promise<{ link: string }>
  onReplace: (() => void) | undefined
  onDrop: (() => void) | undefined
}

const ROW =
  'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line px-4.5 py-2.5 text-sm md:grid-cols-[20px_minmax(0,2.4fr)_minmax(0,1.2fr)_minmax(0,1.7fr)_auto] md:items-center'

function PaperRow({ paper, linkTo, onReplace, onDrop }: PaperRowProps) {
  const tone = paperTone(paper.daysLeft)
  const { of: sign, look, word } = signs[tone]
  const open = async () => {
    try {
      openFile((await linkTo()).link)
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

type DropDialogProps<P extends ShelvedPaper, Owner> = {
  paper: P
  words: string
  drop: (paper: P) => Promise<Owner>
  onDone: (now: Owner, said: string) => void
  onClose: () => void
}

function DropDialog<P extends ShelvedPaper, Owner>({ paper, words, drop, onDone, onClose }: DropDialogProps<P, Owner>) {
  const deed = useDeed()
  const submit = async () => {
    const now = await deed.run({ paperId: paper.id }, () => drop(paper))
    if (now) onDone(now, `${paper.name} does not count any more.`)
  }
  return (
    <DeedDialog
      title={`Drop: ${paper.name}?`}
      lead={<bdi>{words}</bdi>}
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
