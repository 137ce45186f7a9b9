import { useRef, useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { capitalized } from '#core/words.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { FitsSheet } from './fits-sheet.tsx'
import { hourOf, kinds, type RowsById } from './job-words.ts'
import { TakeOffDialog } from './take-off-dialog.tsx'

type Open =
  | { is: 'fits'; kind: ResourceKind; from: string | null }
  | { is: 'off'; kind: ResourceKind; row: BoardRow; place: number }

const LINK = 'min-h-8 text-[13.5px] max-md:min-h-11'

/** Every place of the crew: who has it and how it stands for them, with the ways to change it. */
export function CrewPart({ job, rows }: { job: BoardJob; rows: RowsById }) {
  const [open, setOpen] = useState<Open | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const canChange = job.phase !== 'done' && job.phase !== 'no-show'
  const places = kinds.flatMap((kind) => [
    ...job.legs.filter((leg) => leg.kind === kind).map((leg) => ({ kind, leg })),
    ...Array.from({ length: job.missing[kind] }, () => ({ kind, leg: null })),
  ])
  return (
    <>
      <ul ref={list}>
        {places.map(({ kind, leg }, index) => {
          const row = leg && rows.get(leg.resourceId)
          const word = kindWords[kind]
          const name = row?.shortName ?? (leg ? 'Somebody who left' : '')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its place, and the focus with it, when it is filled
            <li key={index} className="border-b border-line py-1.5 text-sm last:border-b-0">
              <div className="flex flex-wrap items-center gap-x-4">
                <span className="w-20 shrink-0 text-ink-3">{capitalized(word)}</span>
                <span className="min-w-0 flex-1">
                  {leg ? (
                    <bdi className="font-semibold">{name}</bdi>
                  ) : (
                    <b className="font-semibold text-beni">Nobody</b>
                  )}
                </span>
                {canChange && (
                  <TextButton
                    className={LINK}
                    aria-label={leg ? `Change ${word} ${name}` : `Find a ${word}`}
                    onClick={() => setOpen({ is: 'fits', kind, from: leg?.resourceId ?? null })}
                  >
                    {leg ? 'Change' : `Find a ${word}`}
                  </TextButton>
                )}
                {canChange && row && (
                  <TextButton
                    className={LINK}
                    aria-label={`Unassign ${name}`}
                    onClick={() => setOpen({ is: 'off', kind, row, place: index })}
                  >
                    Unassign
                  </TextButton>
                )}
              </div>
              {leg && (
                <p className="text-[13px] text-ink-2 tabular-nums">
                  Leaves {leg.leavesFrom && <bdi>{leg.leavesFrom}</bdi>} {hourOf(leg.leavesAt)}, free{' '}
                  {hourOf(leg.freeAt)}.
                  {leg.warning && <bdi className="block font-[550] text-kohaku">{leg.warning}</bdi>}
                  {leg.clash && <bdi className="block font-[550] text-beni">{leg.clash}</bdi>}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {open?.is === 'fits' && <FitsSheet job={job} kind={open.kind} from={open.from} onClose={() => setOpen(null)} />}
      {open?.is === 'off' && (
        <TakeOffDialog
          job={job}
          kind={open.kind}
          row={open.row}
          onClose={() => {
            setOpen(null)
            // The button that asked may have gone with them; the first of the place is always there.
            focusLater(() => list.current?.children[open.place]?.querySelector('button'))
          }}
        />
      )}
    </>
  )
}
