import type { FeaturedTours } from '#contract/home-picks.ts'
import type { HomeFront } from '../../home/home-front.ts'

interface OnPage {
  /** The page as it is now. */
  home: Pick<HomeFront, 'top' | 'popular' | 'featured'>
  /** What its season names. */
  named: readonly string[]
}

/** What becomes of each pick on the page as it is now, in their order. */
export function notesOfPicks({ tours, shown }: FeaturedTours, { home, named }: OnPage): string[] {
  const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
  const above = new Set([...slugsOf(home.top), ...slugsOf(home.popular), ...named])
  const onPage = new Set(slugsOf(home.featured))
  return tours.map(({ slug, passedOver }, index) => {
    if (passedOver === 'archived') return 'Passed over: it is archived. It stands here again once it is back.'
    if (passedOver === 'hidden-line') return 'Passed over: its category is hidden.'
    if (onPage.has(slug)) return 'On the page.'
    if (above.has(slug)) return 'Stands further up on the page already, so the next one moves up.'
    if (shown === 0) return 'Waits: the page shows none.'
    const isLast = !tours.slice(index + 1).some((later) => onPage.has(later.slug))
    if (isLast && onPage.size >= shown) return `Waits: the page shows ${shown}.`
    return 'Passed over: its print is on the page already.'
  })
}
