import { useId, useRef } from 'react'
import { useAsked } from '#web/platform/use-asked.ts'
import { useSeen } from '#web/platform/use-seen.ts'
import { cx } from '#web/ui/cx.ts'
import { SEGMENT, SEGMENT_ENDS, SEGMENT_INPUT } from '#web/ui/segment-look.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { askReturns } from './ask-live.ts'
import type { Box } from './box.ts'
import { type ReturnOption, returnOptions } from './later-returns.ts'

/** So many stand in one row, the planned one among them. */
const returnsInRow = 4

/** Later returns, each with what it adds; none that cannot be had, and the true reason why none is later. */
export function LaterReturn({ box }: { box: Box }) {
  const { choice, car, dayProblem, quote, isRefused } = box
  const section = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(section)
  const day = dayProblem || !car ? null : choice.day
  const id = isSeen && day && quote.isCurrent ? quote.answer?.id : undefined
  // The same for every length of the day: choosing one asks nothing anew.
  const { extraHalfHours: _, ...party } = choice
  const later = useAsked(day ? { key: JSON.stringify(party), mustWait: !id, ask: () => askReturns(id ?? '') } : null, 0)
  const answer = later.isCurrent ? later.answer : null
  const isHidden = !day || (isRefused && (choice.extraHalfHours === 0 || !answer))
  return (
    <div ref={section} hidden={isHidden} className="noscript:hidden">
      {answer ? (
        <>
          {answer.returns.length > 0 && <Returns box={box} options={returnOptions(answer)} />}
          <p className="mt-2 text-xs text-ink-2">
            <bdi>{answer.sentence}</bdi>
          </p>
        </>
      ) : later.failure ? (
        <p role="alert" className="text-xs">
          Which later returns you can have could not be asked for.{' '}
          <TextButton onClick={later.askAgain}>Try again</TextButton>
        </p>
      ) : (
        <p className="text-xs text-ink-2">Later returns, and what they cost, stand here in a moment.</p>
      )}
    </div>
  )
}

function Returns({ box: { choice, change }, options }: { box: Box; options: readonly ReturnOption[] }) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Return later?</legend>
      <div className="grid grid-cols-4 ps-px pt-px">
        {options.map(({ halfHours, at, note }) => (
          <label key={halfHours} className={cx(SEGMENT, options.length <= returnsInRow && SEGMENT_ENDS)}>
            <input
              type="radio"
              name={group}
              value={halfHours}
              checked={halfHours === choice.extraHalfHours}
              onChange={() => change({ extraHalfHours: halfHours })}
              className={SEGMENT_INPUT}
            />
            <bdi className="text-[0.9375rem] font-semibold tabular-nums">{at}</bdi>
            <bdi className="min-h-4 text-[0.71875rem] tabular-nums">{note}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
