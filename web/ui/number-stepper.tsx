import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'

type NumberStepperProps = {
  label: string
  /** A quiet line below the label, such as "13 and over". */
  hint?: string
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  max?: number
  name?: string
  /** For the buttons: "Fewer adults", "More adults". The label in lower case, unless given. */
  unit?: string
  isDisabled?: boolean
  /** Label and buttons on one line, for lists of counts. */
  inline?: boolean
  className?: string
}

/** A small count. At a bound the button says so and keeps focus, so that a keyboard does not lose its place. */
export function NumberStepper({
  label,
  hint,
  value,
  defaultValue = 0,
  onChange,
  min = 0,
  max = 99,
  ...props
}: NumberStepperProps) {
  const { name, unit = label.toLowerCase(), isDisabled, inline, className } = props
  const [own, setOwn] = useState(defaultValue)
  const key = useId()
  const count = value ?? own
  const moveBy = (step: number) => {
    const next = Math.min(max, Math.max(min, count + step))
    if (isDisabled || next === count) return
    setOwn(next)
    onChange?.(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row with its legend in every browser
    <div
      role="group"
      aria-labelledby={`${key}label`}
      aria-describedby={hint ? `${key}hint` : undefined}
      className={cx(inline ? 'flex items-center justify-between gap-4' : 'grid content-start gap-1.5', className)}
    >
      <div className="min-w-0">
        <div id={`${key}label`} className={inline ? 'font-semibold' : 'text-sm font-semibold'}>
          {label}
        </div>
        {hint && (
          <div id={`${key}hint`} className="text-xs text-ink-3">
            <bdi>{hint}</bdi>
          </div>
        )}
      </div>
      <div className="flex items-center gap-3">
        <StepButton
          label={`Fewer ${unit}`}
          icon={Minus}
          isOff={isDisabled || count <= min}
          onPress={() => moveBy(-1)}
        />
        <output
          aria-live="polite"
          className={cx('min-w-6 text-center font-semibold tabular-nums', isDisabled && 'text-ink-3')}
        >
          {count}
        </output>
        <StepButton label={`More ${unit}`} icon={Plus} isOff={isDisabled || count >= max} onPress={() => moveBy(1)} />
      </div>
      {name && <input type="hidden" name={name} value={count} />}
    </div>
  )
}

type StepButtonProps = { label: string; icon: IconDrawing; isOff?: boolean; onPress: () => void }

/** 40 px to the eye, 48 px to the finger. */
function StepButton({ label, icon, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="relative grid size-10 touch-manipulation place-items-center rounded-field border border-edge bg-surface text-ink transition-colors after:absolute after:-inset-1 hover:border-ink-2 hover:bg-paper-2 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-edge"
    >
      <Icon of={icon} dense />
    </button>
  )
}
