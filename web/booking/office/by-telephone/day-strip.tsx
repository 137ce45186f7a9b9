import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { daysOfCall } from '#contract/phone-booking.ts'
import { counted } from '#core/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'

type StripDay = OutputOf<typeof daysOfCall>['days'][number]

type DayStripProps = {
  days: readonly StripDay[]
  value: string
  onChange: (day: string) => void
  /** Whether days before these can be shown. */
  canGoBack: boolean
  onTurn: (by: 1 | -1) => void
  isDimmed: boolean
  error?: string
}

const whyNot: Record<NonNullable<StripDay['why']>, string> = {
  past: 'past',
  'too-short-notice': 'too late',
  'too-far-ahead': 'far',
  'outside-season': 'closed',
  'party-too-large': 'full',
  'sold-out': 'full',
}

/** Two weeks side by side, each day with the crews that are free; the arrows walk them. */
export function DayStrip({ days, value, onChange, canGoBack, onTurn, isDimmed, error }: DayStripProps) {
  return (
    <div data-invalid={error ? true : undefined}>
      <div className={cx('flex items-stretch gap-1.5 max-md:flex-wrap', isDimmed && 'dimmed')}>
        <IconButton
          size="small"
          label="Two weeks earlier"
          icon={ChevronLeft}
          points
          isDisabled={!canGoBack}
          onPress={() => onTurn(-1)}
          className="!h-auto max-md:flex-1"
        />
        <fieldset
          aria-label="Day"
          className="grid min-w-0 flex-1 grid-cols-7 max-md:order-first max-md:basis-full overflow-hidden rounded-field border border-edge md:grid-cols-[repeat(14,minmax(0,1fr))]"
        >
          {days.map((day) => (
            <Day key={day.day} of={day} isChosen={value === day.day} onChoose={() => onChange(day.day)} />
          ))}
        </fieldset>
        <IconButton
          size="small"
          label="Two weeks later"
          icon={ChevronRight}
          points
          onPress={() => onTurn(1)}
          className="!h-auto max-md:flex-1"
        />
      </div>
      {error && <ErrorWords>{error}</ErrorWords>}
      <NoticeEnded days={days} />
    </div>
  )
}

/** Guests cannot book these any more; the office can, since a crew is free. */
function NoticeEnded({ days }: Pick<DayStripProps, 'days'>) {
  const soon = days.flatMap(({ day, crews, noticeEndedAt }) =>
    noticeEndedAt && crews > 0 ? [{ day, crews, noticeEndedAt }] : [],
  )
  if (soon.length === 0) return null
  return (
    <ul className="mt-1.5 grid gap-0.5 text-[0.8125rem] text-ink-3 tabular-nums">
      {soon.map(({ day, crews, noticeEndedAt }) => (
        <li key={day}>
          <bdi>
            {shortDay(day)}: {noticeEndedInWords(noticeEndedAt)}. {freeInWords(crews)}; a reason is asked for.
          </bdi>
        </li>
      ))}
    </ul>
  )
}

const freeInWords = (crews: number) => `${counted(crews, 'crew')} free`

/** "too late, notice ended Mon 16 Nov, 18:00". */
const noticeEndedInWords = (at: string) => `too late, notice ended ${shortDay(at.slice(0, 10))}, ${at.slice(11, 16)}`

function Day({
  of: { day, crews, why, because, noticeEndedAt },
  isChosen,
  onChoose,
}: {
  of: StripDay
  isChosen: boolean
  onChoose: () => void
}) {
  const [weekday, number] = shortDay(day).split(' ')
  const isFull = crews === 0
  const note = why ? whyNot[why] : isFull ? whyNot['sold-out'] : `${crews}`
  const free = freeInWords(crews)
  const said =
    noticeEndedAt && !isFull ? `${noticeEndedInWords(noticeEndedAt)}, ${free}` : isFull ? (because ?? note) : free
  return (
    <label
      title={because}
      className={cx(
        'grid min-h-15 content-center justify-items-center border-line text-center text-xs leading-[1.35] tabular-nums has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ai not-first:border-s max-md:[&:nth-child(8)]:border-s-0 max-md:[&:nth-child(n+8)]:border-t',
        isChosen ? 'bg-ai text-surface' : isFull ? 'text-ink-3' : 'cursor-pointer hover:bg-paper-2',
      )}
    >
      <input
        type="radio"
        name="day"
        aria-label={`${longDay(day)}, ${said}`}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span aria-hidden>{weekday}</span>
      <span
        aria-hidden
        className={cx('text-[0.9375rem] font-semibold', isFull && !isChosen && 'font-normal line-through')}
      >
        {number}
      </span>
      <span aria-hidden>{note}</span>
    </label>
  )
}
