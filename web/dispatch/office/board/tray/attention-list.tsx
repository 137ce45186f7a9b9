import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hoursWords, partyWords } from '../job/job-words.ts'

type AttentionListProps = {
  tone: 'warning' | 'error'
  icon: LucideIcon
  title: string
  /** Each with what is to be looked at. */
  jobs: readonly { job: BoardJob; words: string }[]
  onOpen: (reference: string) => void
}

const looks = {
  warning: { box: 'border-kohaku bg-kohaku-soft', title: 'text-kohaku' },
  error: { box: 'border-beni bg-beni-soft', title: 'text-beni' },
}

/** Jobs that somebody of the desk has to look at, above the board; nothing where there are none. */
export function AttentionList({ tone, icon, title, jobs, onOpen }: AttentionListProps) {
  const titleId = useId()
  if (jobs.length === 0) return null
  const look = looks[tone]
  return (
    <section
      aria-labelledby={titleId}
      className={cx('mb-3 flex flex-wrap gap-x-4 gap-y-1 border px-3.5 py-2 print:hidden', look.box)}
    >
      <h2
        id={titleId}
        className={cx(
          'flex w-29 shrink-0 items-start gap-1.5 py-1.5 text-[15px] leading-snug font-semibold',
          look.title,
        )}
      >
        <Icon of={icon} dense className="mt-0.5" /> {title}
      </h2>
      <ul className="grid max-h-32 min-w-0 flex-1 basis-80 grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-x-4 overflow-y-auto overscroll-contain">
        {jobs.map(({ job, words }) => (
          <li key={job.reference}>
            <button
              type="button"
              onClick={() => onOpen(job.reference)}
              className="min-h-9 w-full py-1 text-start text-[13.5px] leading-snug -outline-offset-2 hover:underline max-md:min-h-11"
            >
              <b className="font-semibold">
                <bdi>{words}</bdi>
              </b>
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
