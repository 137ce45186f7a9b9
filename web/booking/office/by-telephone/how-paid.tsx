import { formatYen } from '#contract/money.ts'
import { useSite } from '#web/platform/site.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ChoiceRow } from './choice-row.tsx'

export interface Paying {
  how: 'link' | 'on-the-day'
  untilDay: string
  untilTime: string
}

type HowPaidProps = {
  value: Paying
  onChange: (part: Partial<Paying>) => void
  totalYen: number
  today: string
  lastDay: string
  error?: string
}

/** A link by mail holds the crew until the hour that the desk says; on the day confirms at once. */
export function HowPaid({ value, onChange, totalYen, today, lastDay, error }: HowPaidProps) {
  const { paidOnTheDay } = useSite()
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-label="How it is paid" className="border border-line">
        <ChoiceRow name="how" isChosen={value.how === 'link'} onChoose={() => onChange({ how: 'link' })}>
          <b className="font-semibold">Link by mail</b>{' '}
          <span className="text-ink-2">Holds the crew until {paidOnTheDay ? 'the guest confirms' : 'paid'}</span>
        </ChoiceRow>
        <ChoiceRow name="how" isChosen={value.how === 'on-the-day'} onChoose={() => onChange({ how: 'on-the-day' })}>
          <b className="font-semibold">On the day</b>{' '}
          <span className="text-ink-2">
            Confirms at once, <bdi>{formatYen(totalYen)}</bdi> due
          </span>
        </ChoiceRow>
      </div>
      {value.how === 'link' && (
        <div className="grid grid-cols-2 gap-3">
          <DatePicker
            size="small"
            label="Hold until"
            value={value.untilDay}
            onChange={(untilDay) => onChange({ untilDay })}
            minDay={today}
            maxDay={lastDay}
            today={today}
          />
          <TextField
            size="small"
            label="Hour, Tokyo"
            name="untilTime"
            inputMode="numeric"
            maxLength={5}
            value={value.untilTime}
            onChange={(untilTime) => onChange({ untilTime })}
            {...(error ? { error } : {})}
          />
        </div>
      )}
    </div>
  )
}
