import { Banknote, CalendarOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { boardSpans } from '#contract/dispatch.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { boardStore } from '../board-store.ts'
import type { BoardAddress } from './board-address.ts'

type BoardBarProps = {
  address: BoardAddress
  go: (part: Partial<BoardAddress>) => void
  onAway: () => void
  onMoney: () => void
  /** What the looks of the board mean. */
  children: ReactNode
}

const spanNames: Record<(typeof boardSpans)[number], string> = { 1: 'Day', 3: '3 days', 7: 'Week' }

/** Right above the board: what its looks mean, and how many days are shown as what. */
export function BoardBar({ address: { days, view }, go, onAway, onMoney, children }: BoardBarProps) {
  const may = useMay()
  const spanLabel = useId()
  const viewLabel = useId()
  const isHolding = boardStore(({ carried }) => carried !== null)
  return (
    <div
      // While something is carried, its strip stands here, and nothing below changes its place.
      className={cx('mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden', isHolding && 'invisible')}
    >
      <div className="min-w-0 flex-1 basis-80">{children}</div>
      <div className="flex flex-wrap items-center gap-2">
        {may('change:board') && (
          <Button size="small" onPress={onAway}>
            <Icon of={CalendarOff} dense />
            Ill, leave, repair
          </Button>
        )}
        {days === 1 && (
          <Button size="small" onPress={onMoney}>
            <Icon of={Banknote} dense />
            Money
          </Button>
        )}
        <span id={spanLabel} className="sr-only">
          Days shown
        </span>
        <Segmented
          labelledBy={spanLabel}
          value={String(days)}
          choices={boardSpans.map((span) => ({ id: String(span), label: spanNames[span] }))}
          onChange={(id) => go({ days: boardSpans.find((span) => String(span) === id) ?? 1 })}
        />
        <span id={viewLabel} className="sr-only">
          Shown as
        </span>
        <Segmented
          labelledBy={viewLabel}
          value={view}
          choices={[
            { id: 'board', label: 'Board' },
            { id: 'table', label: 'Table' },
          ]}
          onChange={(id) => go({ view: id })}
        />
      </div>
    </div>
  )
}
