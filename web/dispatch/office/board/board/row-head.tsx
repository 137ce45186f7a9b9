import { CalendarOff, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { BoardRow } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RowVerdictHead } from '../moving/row-verdict.tsx'
import type { RowBars } from './bars.ts'
import { type HeadLine, headLine } from './words.ts'

type RowHeadProps = { row: BoardRow; of: RowBars; firstDay: string; onAway: (resourceId: string) => void }

const TONES: Record<HeadLine['tone'], string> = {
  plain: 'text-ink-3',
  warns: 'font-semibold text-kohaku',
  bad: 'font-semibold text-beni',
}

/** Who it is, and the one thing to know about them today. Where the hours scroll, it stays in view. */
export const RowHead = memo(function RowHead({ row, of: { bars, lost }, firstDay, onAway }: RowHeadProps) {
  const line = headLine(row, bars, firstDay)
  const tone = lost.length > 0 ? 'bad' : line.tone
  const trouble = row.troubles[0]
  return (
    <div className="group/head relative start-0 z-4 min-w-0 border-e border-b border-line bg-surface px-3 py-1.5 group-data-scrolls/board:sticky">
      {lost.length > 0 && <i aria-hidden className="absolute inset-y-0 start-0 w-1 bg-beni" />}
      <RowName row={row} />
      {trouble ? (
        <span className="flex items-center gap-1 text-[12.5px] leading-[1.25] font-semibold text-beni">
          <Icon of={TriangleAlert} dense className="size-3.5" />
          <bdi className="truncate" title={trouble.words}>
            {trouble.words}
          </bdi>
        </span>
      ) : (
        <bdi
          title={[line.words, line.more].filter(Boolean).join(' ')}
          className={cx('block truncate text-[12.5px] leading-[1.25]', TONES[tone])}
        >
          {line.words}
          {line.more && <span className="sr-only"> {line.more}</span>}
        </bdi>
      )}
      {/* By keyboard the same is reached by "Ill, leave, repair": a stop for Tab on every row would be in the way. */}
      {row.inService && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onAway(row.id)}
          title={`${row.shortName} is away`}
          aria-label={`${row.shortName} is away: enter it`}
          className="absolute end-1 top-1 grid size-7 place-items-center rounded-tag bg-surface text-ink-2 opacity-0 group-hover/head:opacity-100 hover:bg-paper-2 focus-visible:opacity-100 group-data-[verdict]/row:hidden"
        >
          <Icon of={CalendarOff} dense />
        </button>
      )}
      <RowVerdictHead rowId={row.id} kind={row.kind} />
    </div>
  )
})

/** Where a car's name is too long, its plate stays whole: by that it is told from its sisters. */
function RowName({ row: { shortName, plate, inService } }: { row: BoardRow }) {
  const look = cx(
    'flex gap-1 text-sm leading-[1.3] font-semibold group-data-[verdict=no]/row:text-ink-3',
    !inService && 'line-through',
  )
  const model = plate && shortName.endsWith(` ${plate}`) ? shortName.slice(0, -plate.length - 1) : null
  return (
    <span className={look} title={shortName}>
      <bdi className="truncate">{model ?? shortName}</bdi>
      {model && <bdi className="shrink-0">{plate}</bdi>}
    </span>
  )
}
