import { useState } from 'react'
import { useFetcher, useNavigate, useNavigation } from 'react-router'
import { usePreferences } from '#web/platform/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toursInWords } from './facet-words.ts'
import { Facets } from './facets.tsx'
import type { FoundTours, GridAnswer } from './find-tours.ts'
import { LateWords } from './late-words.tsx'
import { cleared } from './narrowing.ts'
import { gridAddress, type TourSearch } from './tour-search-address.ts'

export interface FiltersSheetProps {
  search: TourSearch
  found: FoundTours
  onClose: () => void
}

/** Choices are tried here first: the button counts what they would show, and only pressing it changes the page. */
export function FiltersSheet({ search, found, onClose }: FiltersSheetProps) {
  const { direction } = usePreferences()
  const navigate = useNavigate()
  const isShowing = useNavigation().state !== 'idle'
  const counting = useFetcher<GridAnswer>()
  const [wished, setWished] = useState(search)
  const counted = counting.data?.found ?? found
  const label = `Show ${toursInWords(counted.total)}`
  const tryOut = (next: TourSearch) => {
    setWished(next)
    counting.load(gridAddress(next))
  }
  const show = () => navigate(gridAddress(wished), { replace: true, preventScrollReset: true })
  return (
    <LocaleProvider direction={direction}>
      <Drawer
        title="Narrow it down"
        onPhone="sheet"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        footer={
          <>
            <Button variant="primary" wide onPress={show} isPending={isShowing} className="tabular-nums">
              {label}
            </Button>
            <TextButton onClick={() => tryOut(cleared(wished))} className="min-h-11 justify-self-center text-sm">
              Clear all
            </TextButton>
            <LateWords>{label}</LateWords>
          </>
        }
      >
        <form onSubmit={(event) => event.preventDefault()} autoComplete="off" className="-mt-[1.125rem]">
          <div className="[&>fieldset:first-child]:border-t-0">
            <Facets facets={counted.facets} search={wished} onNarrow={tryOut} roomy />
          </div>
        </form>
      </Drawer>
    </LocaleProvider>
  )
}
