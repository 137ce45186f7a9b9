import type { PersonChoices, PersonKind } from '#contract/people.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { WeekRows } from '#web/ui/office/week-rows.tsx'
import { type TypedWeek, weekOf } from '#web/ui/typed-week.ts'
import { weekWords } from './week-words.ts'

type WeekFieldsProps = {
  week: TypedWeek
  limits: PersonChoices['limits'][PersonKind]
  /** Minutes a month by contract; null: none are agreed, or what is typed is no figure. */
  contract: number | null
  error: string | undefined
  onChange: (week: TypedWeek) => void
}

const toneLooks = { fine: 'text-ink', aim: 'text-kohaku', limit: 'text-beni' } as const

/** A usual week: on which days somebody works and between which hours, as figures to type and as bars to see. */
export function WeekFields({ week, limits, contract, error, onChange }: WeekFieldsProps) {
  const words = weekWords(weekOf(week), limits, contract)
  return (
    <Panel title="A usual week" aside={words.hours} flush>
      <WeekRows label="A usual week" off="Day off" week={week} usual={['07:00', '18:00']} onChange={onChange} />
      <div aria-live="polite" className="grid gap-1 border-t border-line px-4.5 py-3 text-sm">
        {error && <ErrorWords>{error}</ErrorWords>}
        <p className="text-ink-2">
          <b className={cx('font-semibold', toneLooks[words.tone])}>{words.hours}</b> {words.sentence}
        </p>
        {words.rest && <p className={words.isRestShort ? 'font-[550] text-kohaku' : 'text-ink-2'}>{words.rest}</p>}
        {words.contract && <p className="font-[550] text-kohaku">{words.contract}</p>}
        <p className="text-[0.8125rem] text-ink-3">
          Between these hours jobs may lie. An end before the beginning is on the next day.
        </p>
      </div>
    </Panel>
  )
}
