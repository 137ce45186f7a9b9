import { Search } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { LONGEST_SEARCH } from './use-search-words.ts'

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>
  words: string
  /** What the search found, in a sentence; empty while nothing is asked. */
  outcome: string
  onType: (words: string) => void
  onSubmit: () => void
  onClear: () => void
}

/** Filters while one types. Without JavaScript there is nothing to filter with, and so no field. */
export function SearchBox({ inputRef, words, outcome, onType, onSubmit, onClear }: SearchBoxProps) {
  const id = useId()
  // Whoever is quicker than the script has already typed.
  useEffect(() => {
    const typed = inputRef.current?.value
    if (typed) onType(typed)
  }, [inputRef, onType])
  return (
    <search className="noscript:hidden print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="relative mt-6"
      >
        <label htmlFor={id} className="sr-only">
          Search the questions
        </label>
        <span className="pointer-events-none absolute inset-y-0 start-3.5 grid place-items-center">
          <Icon of={Search} />
        </span>
        <input
          id={id}
          ref={inputRef}
          // Named for whoever presses Enter before the script is there: the address then brings the words back.
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          placeholder="Search: luggage, rain, refund"
          value={words}
          onChange={(event) => onType(event.target.value)}
          className={boxLook('field', 'normal', 'min-h-14 !ps-11')}
        />
      </form>
      <div className="mt-2.5 flex min-h-6 flex-wrap items-baseline gap-x-4 text-sm text-ink-2">
        <p role="status" className="wrap-anywhere">
          {outcome}
        </p>
        {words !== '' && <TextButton onClick={onClear}>Show all questions</TextButton>}
      </div>
    </search>
  )
}
