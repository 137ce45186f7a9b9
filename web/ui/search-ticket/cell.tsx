import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconDrawing } from '../icon.tsx'
import { type CellPlace, cellIconLook, cellLabelLook, cellLook, type FormVariant } from './form-look.ts'

type CellProps = {
  variant: FormVariant
  place: CellPlace
  /** Of the field that it labels; a button takes its name from the label's own id, `{fieldId}-label`. */
  fieldId: string
  label: string
  icon: IconDrawing
  children: ReactNode
}

/** One question of the form: its label, its icon, and a field that fills the whole cell. */
export function Cell({ variant, place, fieldId, label, icon, children }: CellProps) {
  return (
    <div className={cellLook(variant, place)}>
      {variant === 'ticket' && place !== 'first' && <Punches shown="lg:block" />}
      <label htmlFor={fieldId} id={`${fieldId}-label`} className={cellLabelLook(variant)}>
        {label}
      </label>
      <span className={cellIconLook(variant)}>
        <Icon of={icon} />
      </span>
      {children}
    </div>
  )
}

const NOTCH = 'absolute -start-2 hidden h-[0.4375rem] w-3.5 border border-ink bg-(--ground,var(--paper))'

/** Where a cell would be torn from the one before it; only while they stand in a row, as `shown` says. */
export function Punches({ shown }: { shown: 'md:block' | 'lg:block' }) {
  return (
    <span aria-hidden>
      <span className={cx(NOTCH, shown, '-top-px rounded-b-[8px] border-t-0')} />
      <span className={cx(NOTCH, shown, '-bottom-px rounded-t-[8px] border-b-0')} />
    </span>
  )
}
