import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { Icon } from '../icon.tsx'
import { Key } from '../office/key.tsx'

type SearchFieldProps = { label: string; hint: string; value: string; onSearch: (words: string) => void }

/** Long enough for the next letter, short enough to seem at once. */
const pauseMs = 250

/** Finds while one types. `/` goes to it, Esc empties it. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useKeys({ '/': { does: label, run: () => field.current?.select() } })

  // What the address says was changed elsewhere, as by going back.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  const ask = (words: string) => {
    if (words.trim() === asked.current) return
    asked.current = words.trim()
    search.current(asked.current)
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() === asked.current) return
      asked.current = typed.trim()
      search.current(asked.current)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className="flex h-9 w-60 items-center gap-2 rounded-field border border-edge bg-surface px-2.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ai max-md:h-11 max-md:w-full">
      <Icon of={Search} dense className="text-ink-3" />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        aria-keyshortcuts="/"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed)
          if (event.key === 'Escape' && typed) {
            event.stopPropagation()
            setTyped('')
            ask('')
          }
        }}
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
        <Key>{typed ? 'Esc' : '/'}</Key>
      </span>
    </div>
  )
}
