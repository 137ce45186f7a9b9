import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { RowsById } from '../job/job-words.ts'

type CrewCellProps = {
  job: BoardJob
  kind: ResourceKind
  rows: RowsById
  /** Whose place is to be filled; null: an empty one. */
  onChange: (from: string | null, opener: HTMLElement) => void
}

const over: readonly BoardJob['phase'][] = ['done', 'no-show']

/** Who has it, with the way to somebody else; and the places that nobody has. */
export function CrewCell({ job, kind, rows, onChange }: CrewCellProps) {
  const legs = job.legs.filter((leg) => leg.kind === kind)
  const missing = job.missing[kind]
  const word = kindWords[kind]
  const canChange = !over.includes(job.phase)
  if (legs.length === 0 && missing === 0) return <span className="leading-7 text-ink-3">None needed</span>
  // Filled or empty, a place keeps its place: the focus comes back to the button that filled it.
  const places = [...legs, ...Array.from({ length: missing }, () => null)]
  return (
    <ul className="grid gap-0.5">
      {places.map((leg, index) => {
        const name = leg && (rows.get(leg.resourceId)?.shortName ?? 'somebody who left')
        const whole = name
          ? `Change ${word} ${name} of ${job.service.title}, ${job.leadName}`
          : `Find a ${word} for ${job.service.title}, ${job.leadName}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex min-h-7 flex-wrap items-center gap-x-2.5">
            {name ? <bdi>{name}</bdi> : <span className="font-semibold text-beni">No {word}</span>}
            {canChange && (
              <TextButton
                className="min-h-7 text-[13px] max-md:min-h-11"
                aria-label={whole}
                onClick={({ currentTarget }) => onChange(leg?.resourceId ?? null, currentTarget)}
              >
                {name ? 'Change' : `Find a ${word}`}
              </TextButton>
            )}
            {leg?.clash && <bdi className="block basis-full text-[13px] font-[550] text-beni">{leg.clash}</bdi>}
            {!leg?.clash && leg?.warning && (
              <bdi className="block basis-full text-[13px] text-kohaku">{leg.warning}</bdi>
            )}
          </li>
        )
      })}
    </ul>
  )
}
