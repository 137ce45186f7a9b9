type TrapProps = { value?: string; onChange?: (value: string) => void }

/** Out of sight, out of the way of the keyboard and of screen readers; robots fill it in all the same. */
export function Trap({ value, onChange }: TrapProps) {
  return (
    <div aria-hidden className="absolute -start-[624.9375rem] size-px overflow-hidden">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          {...(onChange ? { value, onChange: (event) => onChange(event.currentTarget.value) } : {})}
        />
      </label>
    </div>
  )
}
