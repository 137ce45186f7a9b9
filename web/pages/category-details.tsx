import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import type { TourSummary } from '#contract/catalogue.ts'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'
import { fetchCategoryDetail, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { AllTours } from '#web/catalogue/site/line-page/all-tours.tsx'
import { ChangeLines } from '#web/catalogue/site/line-page/change-lines.tsx'
import { LineHeading } from '#web/catalogue/site/line-page/line-heading.tsx'
import { LineSection } from '#web/catalogue/site/line-page/line-section.tsx'
import { type LineTour, tourPath } from '#web/catalogue/site/line-page/line-tour.ts'
import { SeasonSection } from '#web/catalogue/site/line-page/season-section.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { useSite } from '#web/platform/site.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { ShareImage } from '#web/ui/share-image.tsx'
import { type LinePageData, linePath, toLinePage } from './category-details/line-page-data.ts'

export async function loader({ context, params }: LoaderFunctionArgs): Promise<LinePageData> {
  const call = context.get(callContext)
  const ask = (slug: string) => orThrow((tell) => fetchCategoryDetail(call, slug, tell))
  const slugOf = (line: { slug: string }) => line.slug
  return toLinePage(await loadBySlug({ slug: params.slug, pathOf: linePath, ask, slugOf, leadTo: redirect }))
}

/** The page that the server sent needs none of this, so it comes only when a line is opened from another page. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<LinePageData | null> {
  const inBrowser = await import('./category-details/load-in-browser.ts').catch(() => null)
  return inBrowser ? inBrowser.loadLineInBrowser(args) : null
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData, location }) => {
  if (loaderData) return contentMeta(loaderData.line.name, loaderData.line.summary)
  return routeMeta(location.pathname)
}

export default function CategoryDetails() {
  const page = useLoaderData<typeof clientLoader>()
  const { revalidate, state } = useRevalidator()
  if (page) return <LinePage {...page} />
  return (
    <div className="wrap pt-10">
      <h1 className="mb-6 font-serif text-d2">These tours are out of reach</h1>
      <ErrorState title="The tours did not load" onRetry={revalidate} isRetrying={state === 'loading'}>
        Nothing is lost. Please check the connection and try again.
      </ErrorState>
    </div>
  )
}

function LinePage({ today, line, tours, tokyoSign, often, finding, notes, others }: LinePageData) {
  const site = useSite()
  const { publicUrl } = site
  const trail = [
    { label: 'Tours', to: '/' },
    { label: line.name, to: linePath(line.slug) },
  ]
  return (
    <>
      <ShareImage of={line.picture} site={site} />
      <div className="wrap">
        <div className="pt-4 max-md:hidden">
          <Breadcrumbs trail={trail} publicUrl={publicUrl} />
        </div>
        <LineHeading line={line} tours={tours.length} />
      </div>
      {tours.length > 0 && (
        <>
          <div className="wrap">
            <LineSection letter={line.letter} tours={tours} tokyoSign={tokyoSign} />
            <TakenMostOften tours={often} />
            <AllTours line={line} tours={tours} />
          </div>
          <SeasonSection tours={tours} month={Number(today.slice(5, 7))} finding={finding} notes={notes} />
          <JsonLd data={listOf(tours, publicUrl)} />
        </>
      )}
      <section aria-labelledby="lines" className="below-fold wrap pt-(--section)">
        <h2 id="lines" className="mb-7 font-serif text-d3">
          Other areas and themes
        </h2>
        <ChangeLines lines={others} />
      </section>
    </>
  )
}

const listOf = (tours: readonly LineTour[], publicUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: tours.map((tour, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: tour.title,
    url: publicUrl + tourPath(tour.slug),
  })),
})

function TakenMostOften({ tours }: { tours: readonly TourSummary[] }) {
  if (tours.length === 0) return null
  return (
    <section aria-labelledby="often" className="below-fold pt-(--section)">
      <h2 id="often" className="mb-6 font-serif text-d2 md:mb-9">
        Taken most often
      </h2>
      <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-12">
        {tours.map((tour, index) => (
          <TourCard
            key={tour.slug}
            tour={tour}
            station
            large
            sizes={index === 0 ? '(width < 900px) 100vw, max(52vw, 728px)' : '(width < 900px) 100vw, 600px'}
            printClassName="max-md:aspect-3/2 md:h-[25rem]"
          />
        ))}
      </div>
    </section>
  )
}
