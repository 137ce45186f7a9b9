import type { TourResults } from '#contract/tour-search.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Print } from '#web/ui/print.tsx'
import { yanakaCat } from '#web/ui/prints/yanaka-cat.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toursInWords } from './facet-words.ts'
import { nothingFits, type WayOut, waysOut } from './nothing-fits.ts'
import { gridAddress, gridPath, type TourSearch } from './tour-search-address.ts'
import type { Landing } from './use-landing.ts'

interface NoToursProps {
  search: TourSearch
  found: Pick<TourResults, 'facets' | 'without'>
  /** How many filters are set. */
  filters: number
}

/** Says which one thing to drop and what that gives, best first. */
export function NoTours({ search, found, filters }: NoToursProps) {
  const ways = waysOut(search, found.facets, found.without)
  return (
    <div className="mt-6 grid items-start gap-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <div>
        <h2 className="font-serif text-d2 wrap-anywhere">{nothingFits(filters, ways)}</h2>
        {ways.length > 0 ? (
          <Ways ways={ways} />
        ) : (
          <>
            <p className="mt-4 text-ink-2">Leaving out one thing would not be enough.</p>
            <ButtonLink to={gridPath} state={{ land: 'headline' } satisfies Landing} variant="outline" className="mt-6">
              Show all tours
            </ButtonLink>
          </>
        )}
        {isBuilt('/contact-us') && (
          <p className="mt-4 text-sm text-ink-2">
            Need something we do not list? <TextLink to="/contact-us">Write to the office</TextLink>, and a person reads
            it.
          </p>
        )}
      </div>
      <Print
        of={yanakaCat}
        alt=""
        sizes="(width < 600px) calc(100vw - 40px), (width < 1200px) calc(100vw - 400px), 420px"
        className="aspect-video lg:aspect-3/2 print:hidden"
      />
    </div>
  )
}

function Ways({ ways }: { ways: readonly WayOut[] }) {
  return (
    <>
      <p className="mt-4 text-ink-2">Leave one thing out, and this is what there is.</p>
      <ul className="mt-6 border-t border-ink">
        {ways.map((way) => (
          <li
            key={way.label}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-b border-line py-3 md:gap-5"
          >
            <bdi className="min-w-0 wrap-anywhere">{way.label}</bdi>
            <bdi className="text-ink-2 tabular-nums">{toursInWords(way.count)}</bdi>
            <ButtonLink
              to={gridAddress(way.search)}
              preventScrollReset
              state={{ land: 'headline' } satisfies Landing}
              variant="outline"
              size="small"
              aria-label={`Show ${toursInWords(way.count)}: ${way.label}`}
              className="min-w-[84px] pointer-coarse:min-h-11"
            >
              Show {way.count}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}
