import { Check, Circle, CircleDot } from 'lucide-react'
import type { BoardJob } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { stepsOf, stepWords } from './job-state.ts'
import { hourOf } from './job-words.ts'

const icons = { marked: Check, next: CircleDot, later: Circle }
const spoken = { marked: 'marked', next: 'comes next', later: 'to come' }

/** What the crew has marked, and what comes next. */
export function StepsPart({ job }: { job: BoardJob }) {
  if (job.phase === 'no-show') return <p className="text-sm text-ink-2">Nobody came.</p>
  return (
    <ol className="grid gap-1.5 text-sm">
      {stepsOf(job).map(({ step, is, mark }) => (
        <li key={step} className={cx('flex items-center gap-2.5', is === 'later' && 'text-ink-3')}>
          <Icon of={icons[is]} dense className={is === 'marked' ? 'text-matsu' : is === 'next' ? 'text-ai' : ''} />
          <span className={cx('flex-1', is === 'marked' && 'font-semibold')}>
            {stepWords[step]}
            <span className="sr-only">, {spoken[is]}</span>
          </span>
          {mark && (
            <span className="tabular-nums">
              {mark.by && <bdi className="me-2 text-ink-2">{mark.by}</bdi>}
              <time dateTime={mark.at}>{hourOf(mark.at)}</time>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
