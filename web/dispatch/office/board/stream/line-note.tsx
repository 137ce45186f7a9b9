import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { boardStore } from '../board-store.ts'
import { listenAgain } from './use-board-stream.ts'

/** Above a board that is not told any more what happens: to look at only. */
export function LineNote() {
  const ofHour = boardStore(({ line, board }) => (line === 'lost' ? board?.now.slice(11, 16) : undefined))
  if (ofHour === undefined) return null
  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-s-4 border-kohaku bg-kohaku-soft px-4 py-2.5 text-sm"
    >
      <Icon of={CircleAlert} dense className="text-kohaku" />
      <p className="min-w-0 flex-1">
        The line is lost. What you see is of <bdi className="font-semibold tabular-nums">{ofHour}</bdi>, to look at
        only; nothing can be moved until it is back.
      </p>
      <TextButton className="max-md:min-h-11" onClick={listenAgain}>
        Try again
      </TextButton>
    </div>
  )
}
