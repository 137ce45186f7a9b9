import { useId, useRef } from 'react'
import { useAsked } from '#web/platform/use-asked.ts'
import { useSeen } from '#web/platform/use-seen.ts'
import { cx } from '#web/ui/cx.ts'
import { SEGMENT, SEGMENT_ENDS, SEGMENT_INPUT } from '#web/ui/segment-look.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { askReturns } from './ask-live.ts'
import type { Box } from './box.ts'
import { likelyReturns, type ReturnOption, returnOptions } from './later-returns.ts'

/** So many stand in one row, the planned one among them. */
const returnsInRow = 4

/**
 * Later returns, each with what it adds; none that cannot be had, and the true reason why none is later. They are asked
 * for when they come into view, under a pointer that may be on its way to a button below: the room that they will most
 * likely take is theirs before, and stays where fewer come.
 */
export function LaterReturn({ box }: { box: Box }) {
  const { choice, car, dayProblem, quote, isRefused } = box
  const section = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(section)
  const day = dayProblem || !car ? null : choice.day
  const id = isSeen && day && quote.isCurrent ? quote.answer?.id : undefined
  // The same for every length of the day: choosing one asks nothing anew.
  const { extraHalfHours: _, ...party } = choice
  const later = useAsked(day ? { key: JSON.stringify(party), mustWait: !id, ask: () => askReturns(id ?? '') } : null, 0)
  const { answer, isCurrent, failure } = later
  const isHidden = !day || (isRefused && (choice.extraHalfHours === 0 || !isCurrent))
  const isShown = answer && !failure
  return (
    <div ref={section} hidden={isHidden} className="grid *:col-start-1 *:row-start-1 noscript:hidden">
      <ReturnsRoom box={box} isWaiting={!isShown && !failure} />
      {isShown ? (
        <div className={cx(!isCurrent && 'dimmed')}>
          {answer.returns.length > 0 && <Returns box={box} options={returnOptions(answer)} isOld={!isCurrent} />}
          <p className="mt-2 text-xs text-ink-2">
            <bdi>{answer.sentence}</bdi>
          </p>
        </div>
      ) : (
        failure && (
          <p role="alert" className="text-xs">
            Which later returns you can have could not be asked for.{' '}
            <TextButton onClick={later.askAgain}>Try again</TextButton>
          </p>
        )
      )}
    </div>
  )
}

/** As high as the answer will most likely be. */
function ReturnsRoom({ box: { tour, choice }, isWaiting }: { box: Box; isWaiting: boolean }) {
  const { returns, lines } = likelyReturns(tour, choice.start)
  const cells = Array.from({ length: returns + 1 }, (_, halfHours) => tour.endOf(choice.start, halfHours))
  return (
    <div className={cx(!isWaiting && 'invisible')}>
      {returns > 0 && (
        <div aria-hidden>
          <p className="mb-2 text-sm font-semibold">Return later?</p>
          <div className={ROW}>
            {cells.map((at) => (
              <div key={at} className={cx(SEGMENT, cells.length <= returnsInRow && SEGMENT_ENDS, 'cursor-default')}>
                <span className="text-[0.9375rem]">&nbsp;</span>
                <span className="min-h-4 text-[0.71875rem]">&nbsp;</span>
              </div>
            ))}
          </div>
        </div>
      )}
      <p className={cx('mt-2 text-xs text-ink-2', linesOfText[lines])}>
        {isWaiting && 'Later returns, and what they cost, stand here in a moment.'}
      </p>
    </div>
  )
}

const ROW = 'grid grid-cols-4 ps-px pt-px'
const linesOfText: Record<number, string> = { 1: 'min-h-[1lh]', 2: 'min-h-[2lh]', 3: 'min-h-[3lh]' }

type ReturnsProps = { box: Box; options: readonly ReturnOption[]; isOld: boolean }

/** Those of an earlier choice keep their place until the new ones are there, and cannot be chosen. */
function Returns({ box: { choice, change }, options, isOld }: ReturnsProps) {
  const group = useId()
  return (
    <fieldset disabled={isOld} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Return later?</legend>
      <div className={ROW}>
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
