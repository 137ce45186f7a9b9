import type { InputHTMLAttributes, ReactNode, RefObject } from 'react'
import { cx } from '../cx.ts'

type BeforeAliveProps = InputHTMLAttributes<HTMLInputElement> & {
  inputRef: RefObject<HTMLInputElement | null>
  /** Our words lie over the field until it is used; without them it stands by itself. */
  words?: ReactNode
  /** As wide as its words, to stand in a sentence; else it fills its cell. */
  inline?: boolean
  look: string
}

/** The browser's own field, in the place and the look of the button that follows it. */
export function BeforeAlive({ inputRef, words, inline, look, placeholder, ...field }: BeforeAliveProps) {
  return (
    <span className={cx('relative', inline ? 'inline-block' : 'block size-full')}>
      <input
        {...field}
        // The press that wakes the page is kept for the picker that comes.
        data-picks=""
        ref={inputRef}
        // The browser writes into a day by itself how it wants to be read.
        placeholder={field.type?.startsWith('date') ? undefined : placeholder}
        // The earliest day may be that of a page kept since yesterday.
        suppressHydrationWarning
        className={cx(look, NATIVE, Boolean(words) && NATIVE_BEFORE)}
      />
      {words && (
        <span aria-hidden className={cx(look, WORDS_BEFORE)}>
          {words}
        </span>
      )}
    </span>
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
