import { memo } from 'react'
import { cx } from './cx.ts'
import { type IsoDay, longDay } from './day.ts'

export type MonthDay = {
  day: IsoDay
  isFree: boolean
  /** Under the number: "+ 6", "sold out". */
  note?: string
  /** The note for the ear: "128 thousand yen". */
  spoken?: string
  /** Why it cannot be had: "taken". */
  why?: string
  /** The note is of a higher price. */
  isDearer?: boolean
}

type DayCellProps = Partial<MonthDay> & {
  day: IsoDay
  /** Nobody knows yet whether it can be had. */
  isUnknown: boolean
  isChosen: boolean
  isOutlined: boolean
  isFocused: boolean
  onChoose: (day: IsoDay) => void
}

const CELL =
  'grid h-12 w-full touch-manipulation place-content-center rounded-[3px] text-center text-[0.9375rem] leading-tight tabular-nums outline-offset-1'

/** One day; drawn again only when something about it changes. */
export const DayCell = memo(function DayCell({
  day,
  isFree = false,
  note,
  spoken,
  why,
  isDearer,
  ...is
}: DayCellProps) {
  const told = isFree ? (spoken ?? note) : is.isUnknown ? undefined : (why ?? 'not available')
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={is.isFocused ? 0 : -1}
        aria-label={[longDay(day, { withYear: true }), is.isOutlined && 'your present day', told]
          .filter(Boolean)
          .join(', ')}
        aria-disabled={!isFree || undefined}
        aria-pressed={is.isChosen}
        title={isFree ? undefined : why}
        onClick={() => isFree && is.onChoose(day)}
        className={cx(CELL, toneOf(isFree, is.isChosen), is.isOutlined && 'inset-ring-2 inset-ring-ink')}
      >
        <span className={cx(!isFree && !is.isUnknown && 'line-through')}>{Number(day.slice(8))}</span>
        {/* As content of the style, because the day's name has the note in words and must not differ from its text. */}
        <span
          data-note={note ?? ''}
          className={cx(
            'block min-h-3.5 text-[0.6875rem] leading-none font-[450] tracking-tight after:content-[attr(data-note)]',
            noteTone(is.isChosen && isFree, isDearer),
          )}
        />
      </button>
    </td>
  )
})

function noteTone(isChosen: boolean, isDearer: boolean | undefined) {
  if (isChosen) return 'text-paper'
  return isDearer === undefined ? 'text-ink-3' : isDearer ? 'text-kohaku' : 'text-matsu'
}

function toneOf(isFree: boolean, isChosen: boolean) {
  if (isChosen && isFree) return 'cursor-pointer bg-ai font-[550] text-paper'
  if (!isFree) return cx('cursor-not-allowed font-normal text-ink-3', isChosen && 'inset-ring inset-ring-beni')
  return 'cursor-pointer font-[550] text-ink hover:bg-paper-2'
}
