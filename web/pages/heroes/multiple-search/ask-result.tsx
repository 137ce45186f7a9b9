import { useRevalidator } from 'react-router'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'
import { StationNumber } from '#web/catalogue/site/search/ask-row.tsx'
import { type Ask, gridAddressOf } from '#web/catalogue/site/search/asks.ts'
import { longDay } from '#web/ui/day.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Answer, Found } from './answer-ask.ts'

type AskResultProps = { place: number; answer: Answer; guests: string }

/** What one wish found: how many, the first three, and the way to all. */
export function AskResult({ place, answer, guests }: AskResultProps) {
  const { revalidate, state } = useRevalidator()
  const { ask, found } = answer
  const to = gridAddressOf(ask, guests)
  return (
    <section className="mt-7 border-t border-ink pt-5 md:mt-9" aria-labelledby={`ask${place}`}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h3 id={`ask${place}`} className="flex items-center gap-3 font-serif text-d4 md:text-d3">
          <StationNumber place={place} />
          <bdi>{headline(ask, found)}</bdi>
        </h3>
        {found && found.total > 0 && (
          <TextLink to={to}>{found.total === 1 ? 'See it among the tours' : `See all ${found.total}`}</TextLink>
        )}
      </div>
      {found?.readAs && <p className="mb-4 text-sm text-ink-2">Read as “{found.readAs}”.</p>}
      {found ? (
        <Tours found={found} ask={ask} guests={guests} />
      ) : (
        <ErrorState title="This day was not found" onRetry={revalidate} isRetrying={state === 'loading'}>
          {answer.failure?.message ?? ''}
        </ErrorState>
      )}
    </section>
  )
}

function Tours({ found, ask, guests }: { found: Found; ask: Ask; guests: string }) {
  if (found.total === 0) return <Nothing found={found} ask={ask} guests={guests} />
  return (
    <div className="grid gap-8 sm:grid-cols-2 md:grid-cols-3 md:gap-x-7">
      {found.tours.map((tour) => (
        <TourCard
          key={tour.slug}
          tour={tour}
          headingLevel={3}
          from={!tour.forParty}
          priceYen={tour.forParty?.priceYen ?? tour.price}
          sizes="(width < 600px) 100vw, (width < 900px) 50vw, 414px"
        />
      ))}
    </div>
  )
}

/** Says what single thing to drop, and what that gives. */
function Nothing({ found, ask, guests }: { found: Found; ask: Ask; guests: string }) {
  const [best] = found.without.filter(({ drop, count }) => drop in dropped && count > 0)
  if (!best) return <p className="text-ink-2">Nothing of ours fits. Try other words or another day.</p>
  const drop = best.drop as keyof typeof dropped
  const without = { ...ask, ...(drop === 'guests' ? {} : { [drop]: '' }) }
  return (
    <p className="text-ink-2">
      Nothing of ours fits all of it.{' '}
      <TextLink to={gridAddressOf(without, drop === 'guests' ? '' : guests)}>
        {dropped[drop]} there {best.count === 1 ? 'is 1 tour' : `are ${best.count} tours`}
      </TextLink>
      .
    </p>
  )
}

const dropped = { q: 'Without the words', day: 'On other days', guests: 'For a smaller party' }

/** "12 tours for “fuji” on Tuesday 24 November". */
function headline({ q, day }: Ask, found: Found | undefined): string {
  const count = !found
    ? 'Tours'
    : found.total === 0
      ? 'No tours'
      : found.total === 1
        ? '1 tour'
        : `${found.total} tours`
  return [count, q && `for “${q}”`, day && `on ${longDay(day)}`].filter(Boolean).join(' ')
}
