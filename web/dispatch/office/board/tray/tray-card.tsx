import { GripVertical } from 'lucide-react'
import type { BoardJob } from '#contract/dispatch.ts'
import { edgeLook, LineMark } from '#web/catalogue/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from '../board-store.ts'
import { findLabel, hoursWords, missingKinds, partyWords, type RowsById, trayWords } from '../job/job-words.ts'
import { useBarHandlers } from '../moving/use-bar-handlers.ts'

type TrayCardProps = { job: BoardJob; rows: RowsById; onFindCrew: () => void; onOpen: () => void }

/** A job that lies in the tray: dragged onto a row, picked up by its key, or given by the button. */
export function TrayCard({ job, rows, onFindCrew, onOpen }: TrayCardProps) {
  const handlers = useBarHandlers(job, missingKinds(job)[0] ?? 'chauffeur', null)
  const isInHand = boardStore(({ carried }) => carried?.reference === job.reference && carried.from === null)
  return (
    <li
      className={cx(
        'flex min-w-0 items-center border border-s-4 border-line bg-surface',
        edgeLook(job.service.line),
        isInHand && 'border-dashed opacity-55',
      )}
    >
      <button
        type="button"
        {...handlers}
        onClick={onOpen}
        aria-keyshortcuts="M"
        className="flex min-w-0 flex-1 cursor-grab touch-none items-center gap-2.5 px-2.5 py-1.5 text-start -outline-offset-2 active:cursor-grabbing"
      >
        <Icon of={GripVertical} dense className="text-ink-2" />
        <LineMark line={job.service.line} size="small" />
        <span className="min-w-0 text-[13.5px] leading-snug">
          <bdi className="block truncate tabular-nums">
            <b className="font-semibold">{job.service.title}</b> {hoursWords(job)}
          </bdi>
          <bdi className="line-clamp-2 text-[13px] text-ink-2">
            {partyWords(job)}. {trayWords(job, rows)}
          </bdi>
        </span>
      </button>
      <Button
        size="small"
        variant="outline"
        onPress={onFindCrew}
        className="mx-2 !bg-surface"
        aria-label={`${findLabel(job)} for ${job.service.title}, ${job.leadName}`}
      >
        {findLabel(job)}
      </Button>
    </li>
  )
}
