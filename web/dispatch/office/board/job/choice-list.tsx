import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'

export interface JobChoice {
  id: string
  label: string
  detail: string
  /** Possible, but below our aim: in words. */
  warning?: string | null
  /** It is given with a reason only. */
  needsReason?: boolean
  /** Why it cannot go together with what else is chosen. */
  clash?: string | null
}

type ChoiceListProps = {
  /** What is asked; read aloud before the choices. */
  legend: string
  choices: readonly JobChoice[]
  value: string | null
  onChange: (id: string) => void
  /** Joined boxes as on a ticket, or lines as on a telephone's sheet. */
  look?: 'boxed' | 'lines'
}

const RING =
  'mt-0.5 size-[18px] shrink-0 appearance-none rounded-ring border-[1.5px] border-edge bg-surface transition-colors checked:border-[6px] checked:border-ai'
const BOXED =
  '-mt-px border border-line px-3 py-2.5 first:mt-0 has-checked:relative has-checked:z-1 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai'
const LINE = 'border-b border-line py-2.5'

/** One of a few, each with its reasons; the browser's own radio buttons carry it. */
export function ChoiceList({ legend, choices, value, onChange, look = 'boxed' }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid">
        {choices.map(({ id, label, detail, warning, clash }) => (
          <label
            key={id}
            className={cx(
              'flex min-h-11 cursor-pointer items-start gap-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai',
              look === 'boxed' ? BOXED : LINE,
            )}
          >
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
              className={cx(RING, 'outline-none')}
            />
            <span className="min-w-0 flex-1 leading-snug">
              <bdi className="block font-semibold">{label}</bdi>
              {detail && <bdi className="block text-ink-2 tabular-nums">{detail}</bdi>}
              {warning && <bdi className="block font-[550] text-kohaku tabular-nums">{warning}</bdi>}
              {clash && <bdi className="block font-[550] text-beni">{clash}</bdi>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
