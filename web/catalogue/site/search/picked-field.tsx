import type { ComponentType, InputHTMLAttributes } from 'react'
import { cx } from '#web/ui/cx.ts'
import { BeforeAlive } from '#web/ui/search-ticket/before-alive.tsx'
import { type PickerProps, usePicker } from './use-picker.ts'

type PickedFieldProps = {
  id: string
  name: string
  /** The answer that the page names; empty for none. */
  named: string
  /** The answer in words: "Tue 24 Nov", "Any day". */
  inWords: (value: string) => string
  /** The browser's own field. */
  native: InputHTMLAttributes<HTMLInputElement>
  load: () => Promise<ComponentType<PickerProps>>
  /** As wide as its words, to stand in a sentence; else it fills its cell. */
  inline?: boolean
  /** How words and field look. */
  look: string
}

/** A day or a number: asked by the browser until the page is alive, then by a picker of our own. */
export function PickedField({ id, name, named, inWords, native, load, inline, look }: PickedFieldProps) {
  const { stage, value, setValue, nativeRef, triggerRef, Picker, ...picker } = usePicker(named, load)
  const words = <span className={cx('truncate', !value && 'text-ink-3')}>{inWords(value)}</span>
  if (stage !== 'button')
    return (
      <BeforeAlive
        {...native}
        inputRef={nativeRef}
        id={id}
        name={name}
        defaultValue={value}
        words={stage === 'before' && words}
        inline={inline}
        look={look}
      />
    )
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={picker.isOpen}
        onClick={picker.open}
        onPointerEnter={picker.fetchAhead}
        onFocus={picker.fetchAhead}
        className={look}
      >
        {words}
      </button>
      <input type="hidden" name={name} value={value} />
      {Picker && (
        <Picker
          triggerRef={triggerRef}
          isOpen={picker.isOpen}
          onOpenChange={picker.setOpen}
          value={value}
          onChange={setValue}
        />
      )}
    </>
  )
}
