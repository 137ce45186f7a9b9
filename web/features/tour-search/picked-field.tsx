import type { ComponentType, InputHTMLAttributes } from 'react'
import { cx } from '#web/ui/cx.ts'
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
  if (stage !== 'button') {
    const isBefore = stage === 'before'
    return (
      <span className={cx('relative', inline ? 'inline-block' : 'block size-full')}>
        <input
          {...native}
          ref={nativeRef}
          id={id}
          name={name}
          defaultValue={value}
          // The earliest day may be that of a page kept since yesterday.
          suppressHydrationWarning
          className={cx(look, NATIVE, isBefore && NATIVE_BEFORE)}
        />
        {isBefore && (
          <span aria-hidden className={cx(look, WORDS_BEFORE)}>
            {words}
          </span>
        )}
      </span>
    )
  }
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

/** The mark that opens the browser's month covers the field and is not seen: the field has an icon of its own. */
const NATIVE =
  'peer [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-0 [&::-webkit-calendar-picker-indicator]:size-full [&::-webkit-calendar-picker-indicator]:opacity-0'
/** Until the page is alive our words lie in the place of the browser's own, which show themselves once it is used. */
const NATIVE_BEFORE =
  'absolute inset-0 text-transparent! placeholder:text-transparent! focus:text-ink! user-valid:text-ink! user-invalid:text-ink! noscript:static noscript:text-ink! noscript:placeholder:text-ink-3!'
const WORDS_BEFORE =
  'pointer-events-none peer-focus:invisible peer-user-invalid:invisible peer-user-valid:invisible noscript:hidden'
