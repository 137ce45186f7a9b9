import type { CrewDay } from '#contract/crew-day.ts'
import { cx } from '#web/ui/cx.ts'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useCrewWords } from './crew-context.ts'
import { dutyBar, restEndsAt } from './day-line.ts'
import { dayIn, spanIn } from './time-words.ts'

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

/** How long the day is against what the law allows, and the rest after it. */
export function DutyBar({ day }: { day: CrewDay }) {
  const { language, words } = useCrewWords()
  const { leavesGarageAt: from, backInGarageAt: to, dutyMinutes, longestDutyMinutes: longest, restAfterMinutes } = day
  if (!from || !to) return null
  const bar = dutyBar(day)
  const restEnds = restEndsAt(day)
  const [worked, limit] = [spanIn(language, dutyMinutes), longest === null ? null : spanIn(language, longest)]
  return (
    <div className="mt-4 tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{words.onDuty(tokyoClock(from), tokyoClock(to))}</span>
        <strong className="font-[650] whitespace-nowrap">{worked}</strong>
      </p>
      <div
        role="img"
        aria-label={limit ? words.dutyOf(worked, limit) : worked}
        className="relative mt-1.5 mb-1 h-2.5 border border-line bg-paper-2"
      >
        <span
          className={cx('absolute inset-y-0 start-0', bar.isOver ? 'bg-beni' : 'bg-dv1')}
          style={{ inlineSize: percent(bar.worked) }}
        />
        {bar.limit !== null && (
          <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ insetInlineStart: percent(bar.limit) }} />
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        <span>{limit && words.limit(limit)}</span>
        {restEnds && restAfterMinutes !== null && (
          <span>
            {words.nextRest(
              spanIn(language, restAfterMinutes),
              `${language === 'ja' ? dayIn('ja', restEnds) : dayIn('en', restEnds).slice(0, 3)} ${tokyoClock(restEnds)}`,
            )}
          </span>
        )}
      </p>
    </div>
  )
}
