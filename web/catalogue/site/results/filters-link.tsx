import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { FiltersSheetProps } from './filters-sheet.tsx'
import type { FoundTours } from './find-tours.ts'
import { gridAddress, type TourSearch } from './tour-search-address.ts'

interface FiltersLinkProps {
  /** The place of the filters, which is also what opens the sheet: without scripts it leads there. */
  hash: string
  filters: number
  search: TourSearch
  found: FoundTours
}

const load = () => import('./filters-sheet.tsx').then((module) => module.FiltersSheet)
/** Without a connection nothing opens; the next press tries again. */
const fetchAhead = () => load().catch(() => undefined)

/** Opens the filters on a phone. The open sheet is a step in the history, so that a step back closes it first. */
export function FiltersLink({ hash, filters, search, found }: FiltersLinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [Sheet, setSheet] = useState<ComponentType<FiltersSheetProps>>()
  const address = gridAddress(search)
  const isOpen = hydrated && location.hash === hash && matchMedia('(width < 900px)').matches

  const opener = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!isOpen) return
    fetchAhead().then((loaded) => loaded && setSheet(() => loaded))
    const { current } = opener
    return () => current?.focus({ preventScroll: true })
  }, [isOpen])

  const close = () => {
    if (location.state?.opened) navigate(-1)
    else navigate(address, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Link
        ref={opener}
        to={address + hash}
        state={{ opened: true }}
        preventScrollReset
        replace={location.hash === hash}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className={buttonLook({ size: 'small', className: 'min-h-11 md:hidden print:hidden' })}
      >
        <Icon of={SlidersHorizontal} dense />
        {filters === 0 && 'Filters'}
        {filters > 0 && (
          <>
            <span aria-hidden>Filters · {filters}</span>
            <span className="sr-only">Filters, {filters} set</span>
          </>
        )}
      </Link>
      {Sheet && isOpen && <Sheet search={search} found={found} onClose={close} />}
    </>
  )
}
