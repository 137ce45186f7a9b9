import { useId } from 'react'
import { formatCount } from '#contract/money.ts'
import { cx } from '../cx.ts'
import { Tag } from '../tag.tsx'
import { TextButton } from '../text-link.tsx'
import { RADIO_DOT, TICK_BOX } from '../tick-box.ts'
import type { FilterChoice } from './definition.ts'

type ChoiceMenuProps = {
  label: string
  kind: 'some' | 'one'
  value: string
  choices: readonly FilterChoice[]
  onChange: (value: string) => void
  onDone: () => void
}

/** The choices of a filter: several with boxes, or one with dots. Each press filters at once. */
export function ChoiceMenu({ label, kind, value, choices, onChange, onDone }: ChoiceMenuProps) {
  const name = useId()
  const chosen = new Set(value.split(',').filter(Boolean))
  const write = (ids: readonly string[]) => onChange(ids.length === choices.length ? '' : ids.join(','))
  const press = (id: string) => {
    if (kind === 'one') return onChange(id)
    const next = choices.map((choice) => choice.id).filter((one) => (one === id ? !chosen.has(one) : chosen.has(one)))
    write(next)
  }
  return (
    <div className="grid">
      <fieldset className="grid p-1.5">
        <legend className="px-2.5 pt-1.5 pb-1 text-[0.78125rem] font-[550] text-ink-3">{label}</legend>
        {choices.length === 0 && <p className="px-2.5 py-2 text-ink-2">There is nothing to choose yet.</p>}
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-8.5 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 hover:bg-paper-2 max-md:min-h-11"
          >
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.has(choice.id)}
              onChange={() => press(choice.id)}
              className={cx(kind === 'one' ? RADIO_DOT : TICK_BOX, 'size-4.5')}
            />
            {choice.mark}
            <bdi className="min-w-0 flex-1 truncate">
              {choice.tone ? <Tag tone={choice.tone}>{choice.label}</Tag> : choice.label}
            </bdi>
            {choice.count !== undefined && (
              <span className="ps-4 text-ink-3 tabular-nums">{formatCount(choice.count)}</span>
            )}
          </label>
        ))}
      </fieldset>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-4 border-t border-line px-4 py-2">
          {kind === 'some' && (
            <TextButton
              className="max-md:min-h-11"
              onClick={() => write(choices.map(({ id }) => id).filter((id) => !chosen.has(id)))}
            >
              All but these
            </TextButton>
          )}
          <TextButton
            className="max-md:min-h-11"
            onClick={() => {
              onChange('')
              onDone()
            }}
          >
            Any
          </TextButton>
        </div>
      )}
    </div>
  )
}
