import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type ChoiceRowProps = {
  /** Of the group: one of its rows is chosen, and the arrows walk them. */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
  aside?: ReactNode
  isWarned?: boolean
  /** It stands in the columns of the list, which has one for the radio, some for the row and one for the aside. */
  inColumns?: boolean
  /** It came while somebody typed elsewhere: Tab goes past it, the arrows from its field come to it. */
  isSkipped?: boolean
}

/** A row of a list of which one is taken; the browser's own radio underneath. */
export function ChoiceRow({
  name,
  isChosen,
  onChoose,
  children,
  aside,
  isWarned,
  inColumns,
  isSkipped,
}: ChoiceRowProps) {
  return (
    <label
      className={cx(
        'flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3.5 gap-y-0.5 border-t border-line px-3.5 py-2 text-dense first:border-t-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ai max-md:min-h-11',
        inColumns && 'sm:col-span-full sm:grid sm:grid-cols-subgrid',
        isChosen ? 'bg-ai-soft' : 'hover:bg-paper-2',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        tabIndex={isSkipped ? -1 : undefined}
        className="size-4 shrink-0 accent-(--ai) outline-none"
      />
      <span
        className={cx(
          'min-w-0 flex-1 wrap-anywhere max-sm:basis-[calc(100%-2.5rem)]',
          inColumns && 'sm:col-[2/-2] sm:grid sm:grid-cols-subgrid',
        )}
      >
        {children}
      </span>
      {aside && (
        <span
          className={cx('text-sm tabular-nums max-sm:ms-7.5', isWarned ? 'font-semibold text-kohaku' : 'text-ink-2')}
        >
          <bdi>{aside}</bdi>
        </span>
      )}
    </label>
  )
}
