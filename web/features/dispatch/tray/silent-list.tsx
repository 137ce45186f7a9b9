import { PhoneOff } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from '../board-store.ts'
import { byStart, hoursWords, partyWords } from '../job/job-words.ts'

/** Crews that should have been heard of by now and were not: each with the way to their numbers. */
export function SilentList({ onOpen }: { onOpen: (reference: string) => void }) {
  const board = boardStore((state) => state.board)
  const silent = byStart(board?.jobs.filter(({ late }) => late?.silent) ?? [])
  if (silent.length === 0) return null
  return (
    <section
      aria-labelledby="silent-title"
      className="mb-3 flex flex-wrap gap-x-4 gap-y-1 border border-kohaku bg-kohaku-soft px-3.5 py-2 print:hidden"
    >
      <h2
        id="silent-title"
        className="flex w-29 shrink-0 items-start gap-1.5 py-1.5 text-[15px] leading-snug font-semibold text-kohaku"
      >
        <Icon of={PhoneOff} dense className="mt-0.5" /> {silent.length} without a word
      </h2>
      <ul className="grid max-h-32 min-w-0 flex-1 basis-80 grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-x-4 overflow-y-auto overscroll-contain">
        {silent.map((job) => (
          <li key={job.reference}>
            <button
              type="button"
              onClick={() => onOpen(job.reference)}
              className="min-h-9 w-full py-1 text-start text-[13.5px] leading-snug -outline-offset-2 hover:underline max-md:min-h-11"
            >
              <b className="font-semibold">{job.late?.silent?.words}</b>
              <bdi className="block truncate text-[13px] text-ink-2 tabular-nums">
                {job.service.shortTitle}, {hoursWords(job)}. {partyWords(job)}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
