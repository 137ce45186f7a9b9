import { useId, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SEGMENT, SEGMENT_ENDS, SEGMENT_INPUT } from '#web/ui/segment-look.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { askedWish, askLater } from './ask-live.ts'
import type { Box } from './box.ts'
import { halfHoursAsked, returnOptions, returnsInRow } from './later-returns.ts'
import { useAsked } from './use-asked.ts'
import { useSeen } from './use-seen.ts'

/** "What if we return at 19:00?", with what each half hour would add. Choosing one adds it to the price. */
export function LaterReturn({ box }: { box: Box }) {
  const { tour, choice, change, car, dayProblem, quote, isRefused } = box
  const group = useId()
  const section = useRef<HTMLFieldSetElement>(null)
  const [wantsMore, setWantsMore] = useState(false)
  const isSeen = useSeen(section)
  const asked = halfHoursAsked(choice.extraHalfHours, wantsMore)
  const endOf = (halfHours: number) => tour.endOf(choice.start, halfHours)
  const isPlanned = choice.extraHalfHours === 0
  const planned = isPlanned && quote.isCurrent ? quote.answer : null
  const day = dayProblem || !car ? null : choice.day
  const wish = isSeen && day ? { ...askedWish(tour.slug, day, choice), extraHalfHours: 0 } : null
  const later = useAsked(
    wish && {
      key: JSON.stringify([wish, asked.length]),
      mustWait: !quote.isCurrent,
      ask: () =>
        askLater(
          wish,
          planned,
          asked.map((halfHours) => ({ halfHours, at: endOf(halfHours) })),
        ),
    },
    0,
  )
  const options = returnOptions(asked, endOf, later.isCurrent ? later.answer : null)
  const chosen = later.isCurrent && later.answer?.find(({ halfHours }) => halfHours === choice.extraHalfHours)
  const canStay = options.some(({ halfHours, canChoose }) => halfHours > 0 && canChoose)
  if (day && !canStay && isPlanned) {
    return (
      <p className="text-xs text-ink-2">
        <bdi>This day cannot end later than {endOf(0)}: car and crew are not free for longer.</bdi>
      </p>
    )
  }
  const askForMore = () => {
    setWantsMore(true)
    // The button goes, and its focus with it.
    section.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  return (
    <fieldset ref={section} hidden={!day || (isRefused && isPlanned)} className="min-w-0 noscript:hidden">
      <legend className="mb-2 text-sm font-semibold">
        <bdi>What if we return at {options.at(-1)?.at}?</bdi>
      </legend>
      <div className="grid grid-cols-4 ps-px pt-px">
        {options.map(({ halfHours, at, note, canChoose }) => (
          <label key={halfHours} className={cx(SEGMENT, options.length <= returnsInRow && SEGMENT_ENDS)}>
            <input
              type="radio"
              name={group}
              value={halfHours}
              checked={halfHours === choice.extraHalfHours}
              disabled={!canChoose && halfHours !== choice.extraHalfHours}
              onChange={() => change({ extraHalfHours: halfHours })}
              className={SEGMENT_INPUT}
            />
            <bdi className="text-[15px] font-semibold tabular-nums">{at}</bdi>
            <bdi className="min-h-4 text-[11.5px] tabular-nums">{note}</bdi>
          </label>
        ))}
      </div>
      {chosen && (
        <p className="mt-2 text-xs text-ink-2">
          <bdi>{chosen.sentence}</bdi>
        </p>
      )}
      {asked.length < returnsInRow && options.at(-1)?.canChoose && (
        <TextButton onClick={askForMore} className="mt-2 text-xs">
          Later than that
        </TextButton>
      )}
    </fieldset>
  )
}
