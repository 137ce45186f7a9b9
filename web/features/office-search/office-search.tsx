import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

const load = () => import('./search-dialog.tsx')
const SearchDialog = lazy(() => load().then((module) => ({ default: module.SearchDialog })))

/** A list's own field of search answers to `/` first; this one is there where a page has none. */
const ownField = () => document.querySelector<HTMLElement>('main input[type=search]')

/** Finds everything from any page of the office: by `/`, by Ctrl K, or by its button. */
export function OfficeSearch({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  // Fetched ahead, so that letters typed right after the key are not lost; without a connection the key asks again.
  useEffect(() => void load().catch(() => undefined), [])
  useKeys({
    '/': {
      does: 'Find',
      run: () => {
        const field = ownField()
        if (field) field.focus()
        else setOpen(true)
      },
    },
    'Ctrl K': { does: 'Find anything', run: () => setOpen(true) },
  })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
        className={cx(
          'flex min-h-9 w-full items-center gap-2.5 rounded-field border border-night-line px-2.5 text-start text-sm text-on-night-2 hover:text-on-night focus-visible:outline-on-night max-md:min-h-11',
          className,
        )}
      >
        <Icon of={Search} dense />
        <span className="flex-1">Find</span>
        <kbd className="max-md:hidden rounded-tag border border-night-line px-1.5 text-xs">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
