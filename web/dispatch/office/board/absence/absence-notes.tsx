import { PhoneCall, Wrench } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import { endAbsence } from '#contract/dispatch-absences.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { spanWords } from '#web/ui/office/span-times.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { boardStore, mergeJobs } from '../board-store.ts'
import { callName } from '../job/job-words.ts'
import {
  type AbsenceNote,
  awayLines,
  endLabel,
  enteredWords,
  isWords,
  lostTo,
  lostWords,
  notesOf,
} from './absence-words.ts'
import { ChangeEndDialog } from './change-end-dialog.tsx'

type AbsenceNotesProps = { onFindCrew: (references: readonly string[]) => void }

/** More than this many fold into one line. */
const mostOpen = 1

/** Who is away on the days shown, by an entry of the desk that can be taken back. */
export function AbsenceNotes({ onFindCrew }: AbsenceNotesProps) {
  const board = boardStore((state) => state.board)
  const [isUnfolded, setUnfolded] = useState(false)
  const [changing, setChanging] = useState<AbsenceNote | null>(null)
  const [ending, setEnding] = useState<AbsenceNote | null>(null)
  const notes = notesOf(board?.rows ?? [])
  if (!board || (notes.length === 0 && !changing && !ending)) return null
  const isFolded = notes.length > mostOpen && !isUnfolded
  return (
    <section aria-label="Who is away" className="mb-3 grid gap-2 print:hidden">
      {notes.length > mostOpen && (
        <div className="flex flex-wrap items-center gap-x-4 border-s-4 border-beni bg-beni-soft px-4 py-2 text-sm">
          <p className="min-w-0 flex-1">
            <bdi>
              {awayLines(notes, board.now).map(({ when, who }) => (
                <Fragment key={when}>
                  <b className="font-semibold">{when}:</b> {who}.{' '}
                </Fragment>
              ))}
            </bdi>
          </p>
          <TextButton
            className="min-h-9 !text-beni max-md:min-h-11"
            aria-expanded={!isFolded}
            onClick={() => setUnfolded(isFolded)}
          >
            {isFolded ? 'Show them' : 'Fold'}
          </TextButton>
        </div>
      )}
      {!isFolded &&
        notes.map((note) => (
          <Note
            key={note.absenceId}
            of={note}
            now={board.now}
            lost={lostTo(note, board.jobs)}
            onFindCrew={onFindCrew}
            onChange={() => setChanging(note)}
            onEnd={() => setEnding(note)}
          />
        ))}
      {changing && <ChangeEndDialog of={changing} onClose={() => setChanging(null)} onLost={onFindCrew} />}
      {ending && <EndDialog of={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}

type NoteProps = {
  of: AbsenceNote
  now: string
  lost: readonly BoardJob[]
  onFindCrew: AbsenceNotesProps['onFindCrew']
  onChange: () => void
  onEnd: () => void
}

const ACTION = 'min-h-9 !text-beni max-md:min-h-11'

function Note({ of: note, now, lost, onFindCrew, onChange, onEnd }: NoteProps) {
  return (
    <div className="flex items-start gap-3.5 border-s-4 border-beni bg-beni-soft px-4 py-1.5 text-sm">
      <Icon of={note.kind === 'repair' ? Wrench : PhoneCall} className="mt-2 text-beni" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5">
        <p className="min-w-0 flex-1 basis-72 py-1.5">
          <bdi>
            <b className="font-semibold">
              {note.row.shortName} {isWords[note.kind]}, {spanWords(note.from, note.until)}.
            </b>{' '}
            {enteredWords(note, now)} {lost.length > 0 && lostWords(note, lost.length)}
          </bdi>
        </p>
        {lost.length > 0 && (
          <TextButton className={ACTION} onClick={() => onFindCrew(lost.map(({ reference }) => reference))}>
            {lost.length === 1 ? 'Find a crew' : 'Find crews'}
          </TextButton>
        )}
        <TextButton className={ACTION} onClick={onChange}>
          Back sooner or later
        </TextButton>
        <TextButton className={ACTION} onClick={onEnd}>
          {endLabel[note.kind]}
        </TextButton>
      </div>
    </div>
  )
}

/** Asks once, then says what came back and what did not. */
function EndDialog({ of: note, onClose }: { of: AbsenceNote; onClose: () => void }) {
  const deed = useDeed()
  const submit = async () => {
    const input = { id: note.absenceId }
    const done = await deed.run(input, (options) => call(endAbsence, input, options))
    if (!done) return
    mergeJobs(done.back)
    const back =
      done.back.length === 0
        ? 'No job comes back.'
        : `${capitalized(countedInWords(done.back.length, 'job'))} came back.`
    const kept = done.kept.map(({ reference, why }) => `${reference}: ${why}`)
    toast({
      tone: done.kept.length > 0 ? 'neutral' : 'ok',
      title: `${callName(note.row)} is there again.`,
      detail: [back, ...kept].join(' '),
    })
    onClose()
  }
  return (
    <DeedDialog
      title={`${endLabel[note.kind]}?`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label={`${callName(note.row)} is there`}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-[15px]">
        <bdi>
          The entry for {note.row.shortName}, {spanWords(note.from, note.until)}, goes.
        </bdi>{' '}
        Jobs that nobody else has come back, as far as they fit.
      </p>
    </DeedDialog>
  )
}
