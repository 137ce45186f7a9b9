import { Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#contract/money.ts'
import { Icon, type IconDrawing } from '../icon.tsx'
import type { BulkAction } from './definition.ts'

type BulkBarProps<Row> = {
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  /** The file of these rows, where the list can make one. */
  onFile?: () => void
  onClear: () => void
}

/** What can be done with all of the chosen rows. It pushes the table down and takes nothing away. */
export function BulkBar<Row>({ rows, actions, onFile, onClear }: BulkBarProps<Row>) {
  const legal = actions.filter(({ fits, fitsPartly }) => !fits || (fitsPartly ? rows.some(fits) : rows.every(fits)))
  return (
    <section
      aria-label="Chosen rows"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-ink py-1.5 ps-4.5 pe-2 text-sm text-paper"
    >
      <b className="me-2 border-e border-paper/35 pe-3.5 font-semibold tabular-nums">
        <bdi>{formatCount(rows.length)} selected</bdi>
      </b>
      {legal.map(({ id, label, icon, run }) => (
        <BulkButton key={id} icon={icon} onPress={() => run(rows, onClear)}>
          {label}
        </BulkButton>
      ))}
      {onFile && (
        <BulkButton icon={Download} onPress={onFile}>
          CSV of these
        </BulkButton>
      )}
      {legal.length === 0 && !onFile && (
        <span className="opacity-80">Nothing can be done with all of these at once.</span>
      )}
      <span className="ms-auto">
        <BulkButton icon={X} onPress={onClear}>
          Clear
        </BulkButton>
      </span>
    </section>
  )
}

type BulkButtonProps = { icon: IconDrawing; onPress: () => void; children: ReactNode }

function BulkButton({ icon, onPress, children }: BulkButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-8 items-center gap-2 rounded-tag px-2.5 font-[550] -outline-offset-2 outline-paper! hover:bg-paper/15 max-md:min-h-11"
    >
      <Icon of={icon} dense />
      {children}
    </button>
  )
}
