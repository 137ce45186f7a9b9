import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { listed } from '#core/words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Comparison, chooseAnotherAddress, mostCompared } from './compare-address.ts'
import { compareRows, type TourWords } from './compare-rows.ts'
import type { ComparedTours } from './compared-tour.ts'
import { ComparisonHead } from './comparison-head.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { NotEnough } from './not-enough.tsx'

interface ComparisonViewProps extends ComparedTours {
  asked: Comparison
  /** What is still ahead, and still free, depends on the hour. */
  now: number
  words: TourWords
  saved: readonly string[] | null
}

export function ComparisonView({ asked, tours, gone, now, words, saved }: ComparisonViewProps) {
  const headline = useFocusWhenChanged()
  const comparison = { ...asked, slugs: tours.map(({ slug }) => slug) }
  const rows = compareRows(tours, comparison, now, words)
  const shown = comparison.onlyDifferences ? rows.filter((row) => !row.isSame) : rows
  return (
    <div className="wrap">
      {gone.length > 0 && <Gone slugs={gone} />}
      {tours.length < 2 ? (
        <NotEnough headlineRef={headline} comparison={comparison} tour={tours[0]} saved={saved} />
      ) : (
        <>
          <ComparisonHead
            headlineRef={headline}
            count={tours.length}
            comparison={comparison}
            today={todayInTokyo(new Date(now))}
          />
          <ComparisonTable tours={tours} rows={shown} comparison={comparison} />
          <p className="mt-8 max-w-[66ch] text-sm text-ink-2">
            Prices are for the whole car with tolls, parking, fuel and tax.{' '}
            {tours.length < mostCompared && (
              <TextLink to={chooseAnotherAddress(comparison)} className="print:hidden">
                Add another day
              </TextLink>
            )}
          </p>
        </>
      )}
    </div>
  )
}

/** A removed column takes its link with it, and a changed party its form: the focus goes to the headline. */
function useFocusWhenChanged() {
  const headline = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const steppedBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also one that looks like the last
  useEffect(() => {
    if (!steppedBack && (state?.removed || state?.changed)) headline.current?.focus({ preventScroll: true })
  }, [key])
  return headline
}

function Gone({ slugs }: { slugs: readonly string[] }) {
  const names = listed(slugs.map((slug) => `“${slug.replaceAll('-', ' ')}”`))
  return (
    <Alert className="mt-6 wrap-anywhere">
      {slugs.length === 1 ? `We no longer have a tour at ${names}` : `We no longer have tours at ${names}`}, so the
      comparison goes on without {slugs.length === 1 ? 'it' : 'them'}.
    </Alert>
  )
}
