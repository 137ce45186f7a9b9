import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardRow } from '#contract/dispatch.ts'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from '../board-store.ts'
import type { Axis } from './axis.ts'
import { noBars, type RowBars } from './bars.ts'
import { type Foldable, fold, useFolded } from './fold-store.ts'
import { HourLines } from './hour-lines.tsx'
import { Row } from './row.tsx'
import { groupNames, groupWords, keptWords } from './words.ts'

type GroupProps = {
  kind: ResourceKind
  rows: readonly BoardRow[]
  bars: ReadonlyMap<string, RowBars>
  axis: Axis
  onOpen: (reference: string) => void
  onAway: (resourceId: string) => void
}

/** Chauffeurs, vehicles or guides: folded, it still says how many there are and what is missing. */
export const Group = memo(function Group({ kind, rows, bars, axis, onOpen, onAway }: GroupProps) {
  const isFolded = useFolded(kind)
  const id = `board-${kind}`
  return (
    <section aria-label={groupNames[kind]}>
      <GroupHead what={kind} controls={id} name={groupNames[kind]} words={<GroupWords kind={kind} rows={rows} />} />
      <div id={id} hidden={isFolded} className="relative">
        {!isFolded && (
          <>
            <HourLines axis={axis} />
            <Veil kind={kind} />
            <ul>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  of={bars.get(row.id) ?? noBars}
                  axis={axis}
                  onOpen={onOpen}
                  onAway={onAway}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
})

/** Where what is carried cannot go, everything stands back; one veil for all of it is cheap to draw. */
function Veil({ kind }: { kind: ResourceKind }) {
  const isOther = boardStore(({ carried }) => carried !== null && carried.kind !== kind)
  return isOther ? <div aria-hidden className="pointer-events-none absolute inset-0 z-5 bg-surface/50" /> : null
}

type GroupHeadProps = { what: Foldable; controls: string; name: string; words: ReactNode }

export function GroupHead({ what, controls, name, words }: GroupHeadProps) {
  const isFolded = useFolded(what)
  return (
    <h2 className="border-b border-line bg-paper-2">
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={controls}
        onClick={() => fold(what, !isFolded)}
        className="sticky start-0 z-2 flex max-w-full items-center gap-2 bg-paper-2 px-3 py-[5px] text-[13px] leading-snug font-semibold -outline-offset-2"
      >
        <Icon of={isFolded ? ChevronRight : ChevronDown} dense points={isFolded} className="size-3.5" />
        {name}
        <bdi className="truncate font-[450] text-ink-2">{words}</bdi>
      </button>
    </h2>
  )
}

function GroupWords({ kind, rows }: { kind: ResourceKind; rows: readonly BoardRow[] }) {
  const usual = boardStore(({ board }) => (board ? groupWords(kind, rows, board) : ''))
  const kept = boardStore(({ board, carried }) => {
    if (!board || !carried || carried.kind === kind) return ''
    const held = board.jobs.find(({ reference }) => reference === carried.reference)
    const ids = held?.legs.flatMap((leg) => (leg.kind === kind ? leg.resourceId : [])) ?? []
    return keptWords(rows.flatMap(({ id, shortName }) => (ids.includes(id) ? shortName : [])))
  })
  return [usual, kept].filter(Boolean).join('. ')
}
