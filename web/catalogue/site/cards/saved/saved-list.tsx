import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import type { Wishlist } from '#contract/wishlist.ts'
import { capitalized, numeral } from '#core/words.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ginkgoAvenue } from '#web/ui/prints/ginkgo-avenue.generated.ts'
import { SavedGrid } from './saved-grid.tsx'
import { ShareList } from './share-list.tsx'
import { useSaved } from './use-saved.ts'

/** So many stand side by side on /compare-listing. */
const mostCompared = 4

/** What was saved: to look at again, to compare, to share. */
export function SavedList({ list: { wishes, shareCode } }: { list: Wishlist }) {
  const saved = useSaved(wishes)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const compared = ticked.filter((item) => !saved.isOff(item))
  const tick = (item: string, isTicked: boolean) =>
    setTicked((now) => [...now.filter((one) => one !== item && !saved.isOff(one)), ...(isTicked ? [item] : [])])
  if (wishes.length === 0)
    return (
      <>
        <AreaHead title="Saved" />
        <EmptyState
          title="Nothing is saved yet"
          print={ginkgoAvenue}
          action={
            <ButtonLink to="/tour/grid" variant="primary">
              Look at the tours
            </ButtonLink>
          }
        >
          Press the heart on a tour, and it waits here, with its price of the day and its next free day.
        </EmptyState>
      </>
    )
  return (
    <>
      <AreaHead
        title="Saved"
        lead={`${countInWords(saved.count)}. Prices are today’s, tax included.`}
        aside={<CompareLink items={compared} />}
      />
      <SavedGrid
        wishes={wishes}
        saved={saved}
        compared={compared}
        canCompareMore={compared.length < mostCompared}
        onCompare={tick}
      />
      <ShareList code={shareCode} />
    </>
  )
}

const countInWords = (count: number) => (count === 0 ? 'Nothing is saved' : `${capitalized(numeral(count))} saved`)

/** Two make a comparison; before that it says what to do. */
function CompareLink({ items }: { items: readonly string[] }) {
  if (items.length < 2)
    return (
      <span role="status" className={buttonLook({}, true)}>
        <Icon of={Columns3} />
        {items.length === 0 ? 'Tick two to four to compare' : 'Tick one more to compare'}
      </span>
    )
  return (
    <ButtonLink to={`/compare-listing?items=${items.join(',')}`}>
      <Icon of={Columns3} />
      Compare {items.length}
    </ButtonLink>
  )
}
