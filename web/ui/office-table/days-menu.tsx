import { useState } from 'react'
import { daySpanWords, readDaySpan } from '#contract/day-span.ts'
import { cx } from '../cx.ts'
import { todayInTokyo } from '../day.ts'
import { TextButton } from '../text-link.tsx'
import type { FilterDefinition } from './definition.ts'
import { daySpanNames } from './filter-words.ts'

type DaysMenuProps = {
  filter: Extract<FilterDefinition, { kind: 'days' }>
  value: string
  onChange: (value: string) => void
}

const FIELD =
  'h-9 w-full rounded-field border border-edge bg-surface px-2 text-sm tabular-nums aria-invalid:border-beni max-md:h-11'

/** Words that stay true tomorrow, or two days. */
export function DaysMenu({ filter, value, onChange }: DaysMenuProps) {
  const span = value ? readDaySpan(value, todayInTokyo()) : null
  const [from, setFrom] = useState(span?.from ?? '')
  const [to, setTo] = useState(span?.to ?? '')
  const isWrong = Boolean(from && to && from > to)
  const type = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom)
    setTo(nextTo)
    if (nextFrom === '' && nextTo === '') return onChange('')
    const typed = `${nextFrom}..${nextTo}`
    if (readDaySpan(typed, todayInTokyo())) onChange(typed)
  }
  const choose = (word: string) => {
    const chosen = readDaySpan(word, todayInTokyo())
    setFrom(chosen?.from ?? '')
    setTo(chosen?.to ?? '')
    onChange(word)
  }
  return (
    <div className="grid w-80 max-w-full gap-3 p-3">
      <p className="text-[0.78125rem] font-[550] text-ink-3">{filter.label}</p>
      <div className="flex flex-wrap gap-1.5">
        {(filter.words ?? daySpanWords).map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={value === word}
            onClick={() => choose(word)}
            className={cx(
              'min-h-8 rounded-field border px-2.5 max-md:min-h-11',
              value === word ? 'border-ink bg-ink text-paper' : 'border-line hover:border-edge hover:bg-paper-2',
            )}
          >
            {daySpanNames[word]}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <label className="grid min-w-0 gap-1 text-[0.8125rem] text-ink-2">
          From
          <input type="date" value={from} onChange={(event) => type(event.target.value, to)} className={FIELD} />
        </label>
        <label className="grid min-w-0 gap-1 text-[0.8125rem] text-ink-2">
          To
          <input
            type="date"
            value={to}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${filter.id}-wrong` : undefined}
            onChange={(event) => type(from, event.target.value)}
            className={FIELD}
          />
        </label>
      </div>
      {isWrong && (
        <p id={`${filter.id}-wrong`} role="alert" className="text-[0.8125rem] text-beni">
          The last day lies before the first.
        </p>
      )}
      <TextButton className="justify-self-start max-md:min-h-11" onClick={() => type('', '')}>
        Any day
      </TextButton>
    </div>
  )
}
