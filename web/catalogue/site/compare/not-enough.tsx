import { type RefObject, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Print } from '#web/ui/print.tsx'
import { hakoneTorii } from '#web/ui/prints/hakone-torii.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LineMark } from '../mark.tsx'
import {
  type Comparison,
  chooseAnotherAddress,
  comparisonAddress,
  mostCompared,
  tourAddress,
} from './compare-address.ts'
import type { ComparedTour, ComparedTours } from './compared-tour.ts'

interface NotEnoughProps {
  headlineRef: RefObject<HTMLHeadingElement | null>
  comparison: Comparison
  /** The one that is there already. */
  tour: ComparedTour | undefined
  /** Slugs saved on this device; null until it was asked. */
  saved: readonly string[] | null
}

/** One day or none is no comparison: offers what was saved on this device, and the whole list. */
export function NotEnough({ headlineRef, comparison, tour, saved }: NotEnoughProps) {
  return (
    <div className="grid items-start gap-8 pt-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:pt-12">
      <div>
        <h1 ref={headlineRef} tabIndex={-1} className="font-serif text-d2 outline-none">
          {tour ? 'One day so far' : 'Nothing to compare yet'}
        </h1>
        <p className="mt-4 max-w-[52ch] text-ink-2">
          {tour ? (
            <>
              <TextLink to={tourAddress(tour.slug, comparison)}>{tour.title}</TextLink> is here. Take one to three more,
              and they stand side by side: price, length, driving, walking, season and terms.
            </>
          ) : (
            'Tick two to four tours in the list, and they stand here side by side: price, length, driving, walking, season and terms.'
          )}
        </p>
        <ButtonLink to={chooseAnotherAddress(comparison)} variant="outline" className="mt-6">
          {tour ? 'Choose another tour' : 'Choose from all tours'}
        </ButtonLink>
        {saved && <Saved saved={saved} comparison={comparison} />}
      </div>
      <Print
        of={hakoneTorii}
        alt=""
        sizes="(width < 900px) calc(100vw - 40px), 520px"
        className="aspect-3/2 max-md:aspect-video"
      />
    </div>
  )
}

function Saved({ saved, comparison }: { saved: readonly string[]; comparison: Comparison }) {
  const fetcher = useFetcher<ComparedTours>()
  const { session } = useSession()
  const others = saved
    .filter((slug) => !comparison.slugs.includes(slug))
    .slice(-(mostCompared - comparison.slugs.length))
  const asked = comparisonAddress({ ...comparison, slugs: others })
  const { load } = fetcher
  const isAny = others.length > 0
  useEffect(() => {
    if (isAny) load(asked)
  }, [isAny, asked, load])
  const tours = fetcher.data?.tours ?? []
  if (tours.length === 0) return null
  const together = [...comparison.slugs, ...tours.map(({ slug }) => slug)]
  const withTours = (slugs: readonly string[]) => comparisonAddress({ ...comparison, slugs })
  return (
    <section aria-labelledby="saved" className="mt-10">
      <h2 id="saved" className="font-serif text-d4">
        {session?.user.role === 'user' ? 'Saved in your account' : 'Saved on this device'}
      </h2>
      <ul className="mt-3 border-t border-ink">
        {tours.map((tour) => (
          <li key={tour.slug} className="flex items-center gap-3 border-b border-line py-2.5">
            <LineMark line={tour.category.letter} size="small" />
            <bdi className="min-w-0 flex-1">{tour.title}</bdi>
            <TextLink
              to={withTours([...comparison.slugs, tour.slug])}
              className="inline-flex min-h-11 items-center px-2 text-sm"
            >
              Add<span className="sr-only"> {tour.title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      {together.length > 1 && (
        <ButtonLink to={withTours(together)} variant="outline" size="small" className="mt-4 max-md:min-h-11">
          Compare all {together.length}
        </ButtonLink>
      )}
    </section>
  )
}
