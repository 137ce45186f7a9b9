import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { fetchFailed, useCatalogue } from '#web/catalogue/site/cards/catalogue-store.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TopToursLoading } from './first-tours-loading.tsx'
import type { HomeFront } from './home-front.ts'
import { SectionHead } from './section-head.tsx'
import { TopTours } from './top-tours.tsx'

/** Where most people begin: the tours, or their place while they load, or what went wrong and the way to ask again. */
export function FirstTours({ front }: { front: HomeFront | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { loading, error } = useCatalogue()
  const { revalidate } = useRevalidator()
  const tryAgain = () => {
    // The button goes with the error; whoever pressed it stays where the tours will be.
    heading.current?.focus()
    revalidate()
  }
  // Before the first tour is public there is nothing to begin with.
  if (front?.top.length === 0) return null
  return (
    <section className="below-fold wrap pt-(--section)" aria-labelledby="begin">
      <SectionHead id="begin" headingRef={heading} aside={<AllTours total={front?.total} />}>
        Where most people begin
      </SectionHead>
      {front ? (
        <TopTours tours={front.top} />
      ) : loading ? (
        <TopToursLoading />
      ) : (
        <ErrorState title="The tours did not load" onRetry={tryAgain}>
          {error || fetchFailed}
        </ErrorState>
      )}
    </section>
  )
}

/** Without an answer, the way there still stands. */
const AllTours = ({ total }: { total: number | undefined }) => (
  <TextLink to="/tour/grid">See all {total ? `${total} ` : ''}tours</TextLink>
)
