import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { type HeldKeys, holdKeys } from './hold-keys.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

const load = () => import('./search-dialog.tsx').then((module) => module.SearchDialog)

/** A list's own field of search answers to `/` first; this one is there where a page has none. */
const ownField = () => document.querySelector<HTMLElement>('main input[type=search]')

/** Finds everything from any page of the office: by `/`, by Ctrl K, or by its button. */
export function OfficeSearch({ className }: { className?: string }) {
  const [SearchDialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  // There from the key until the search is closed: two keys can come before React has drawn anything anew.
  const held = useRef<HeldKeys>(null)
  const close = () => {
    held.current?.take()
    held.current = null
    setOpen(false)
  }
  // Fetched ahead; without a connection the key asks again.
  useEffect(() => {
    load().then(
      (loaded) => setDialog(() => loaded),
      () => undefined,
    )
    return () => void held.current?.take()
  }, [])
  // Letters typed right after the key are meant for the field, which may still be on its way.
  const open = () => {
    if (held.current) return
    held.current = holdKeys({ onGiveUp: close })
    setOpen(true)
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        close()
        toast({ title: 'The search could not be fetched', detail: 'Try again in a moment.', tone: 'error' })
      },
    )
  }
  const takeHeld = () => held.current?.take() ?? ''
  useKeys({
    '/': {
      does: 'Find',
      run: () => {
        const field = ownField()
        if (field) field.focus()
        else open()
      },
    },
    'Ctrl K': { does: 'Find anything', run: open },
  })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={open}
        className={cx(
          'flex min-h-9 w-full items-center gap-2.5 rounded-field border border-night-line px-2.5 text-start text-sm text-on-night-2 hover:text-on-night focus-visible:outline-on-night max-md:min-h-11',
          className,
        )}
      >
        <Icon of={Search} dense />
        <span className="flex-1">Find</span>
        <kbd className="max-md:hidden rounded-tag border border-night-line px-1.5 text-xs">Ctrl K</kbd>
      </button>
      {isOpen && SearchDialog && <SearchDialog takeHeld={takeHeld} onClose={close} />}
    </>
  )
}
