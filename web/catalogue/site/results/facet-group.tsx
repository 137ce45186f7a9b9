import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { RADIO_DOT, TICK_BOX } from '#web/ui/tick-box.ts'
import { toursInWords } from './facet-words.ts'

export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4.5">
      <legend className="float-start mb-2 w-full text-[0.9375rem] font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

interface FacetChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  mark?: ReactNode
  /** How many tours remain if this is chosen; left out where nothing would change. */
  count?: number
  checked: boolean
  onChoose: () => void
  /** Rows for a thumb. */
  roomy: boolean
}

/** A choice that leads to nothing stays where it is, dimmed and still there to be pressed. */
export function FacetChoice({ type, name, value, label, mark, count, checked, onChoose, roomy }: FacetChoiceProps) {
  const leadsNowhere = count === 0 && !checked
  return (
    <label
      className={cx(
        'flex items-center gap-[0.6875rem] text-[0.9375rem] leading-snug',
        roomy ? 'min-h-11' : mark ? 'min-h-9' : 'min-h-[1.875rem]',
        leadsNowhere && 'text-ink-3',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className={type === 'radio' ? RADIO_DOT : TICK_BOX}
      />
      {mark}
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-[0.84375rem] text-ink-3 tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{toursInWords(count)}</span>
        </span>
      )}
    </label>
  )
}
