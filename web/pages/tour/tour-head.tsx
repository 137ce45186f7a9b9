import { Link, useSearchParams } from 'react-router'
import { SaveButton } from '#web/catalogue/site/cards/save-button.tsx'
import { useWishlist } from '#web/catalogue/site/cards/wishlist.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { HeadActions } from '#web/catalogue/site/tour-page/head-actions.tsx'
import { useHydrated } from '#web/platform/hydrated.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { useSite } from '#web/platform/site.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import type { TourOnPage } from './tour-in-words.ts'

const canCompare = isBuilt('/compare-listing')
/** So many stand side by side on /compare-listing. */
const mostCompared = 4

/** Where the tour stands, its name, its line, and what can be done with it. */
export function TourHead({ tour }: { tour: TourOnPage }) {
  const { publicUrl } = useSite()
  const saved = useWishlist() ?? []
  const [query] = useSearchParams()
  const chosen = useHydrated() ? query : new URLSearchParams()
  const { slug, title, category } = tour
  const linePath = `/category-details/${category.slug}`
  const item = `tour:${slug}`
  return (
    <header className="pt-5 pb-4 md:pb-[1.625rem]">
      <Breadcrumbs
        publicUrl={publicUrl}
        trail={[
          { label: 'Tours', to: '/tour/grid' },
          { label: category.name, to: linePath },
          { label: title, to: `/tour/detail/${slug}` },
        ]}
      />
      <div className="mt-2.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.08] font-[380] tracking-[-0.012em]">
            {title}
          </h1>
          <p className="mt-3 flex items-center gap-3">
            <LineMark line={category.letter} className="!size-8 !border-4 !text-[0.875rem]" />
            <Link to={linePath} className="underline-offset-4 hover:underline">
              {category.name}
            </Link>
          </p>
        </div>
        <HeadActions
          title={title}
          comparePath={canCompare ? comparePath(item, saved, chosen) : null}
          save={(say) => <SaveButton item={item} onSaved={say} />}
        />
      </div>
    </header>
  )
}

/** This tour first, then what else is saved here, for the day and party of the price box. */
function comparePath(item: string, saved: readonly string[], chosen: URLSearchParams): string {
  const others = saved.filter((one) => one !== item && one.startsWith('tour:')).toReversed()
  const query = new URLSearchParams({ items: [item, ...others].slice(0, mostCompared).join(',') })
  for (const name of ['guests', 'day']) {
    const value = chosen.get(name)
    if (value) query.set(name, value)
  }
  return `/compare-listing?${query}`
}
