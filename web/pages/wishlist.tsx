import { useLoaderData } from 'react-router'
import type { Call } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { sharedWishlist } from '#contract/wishlist.ts'
import { WISH_GRID, WishCard } from '#web/catalogue/site/cards/saved/wish-card.tsx'
import { readByCode, readByCodeInBrowser } from '#web/platform/read-by-code.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EndedLink } from '#web/ui/ended-link.tsx'

/** Asked each time it is opened: a list that is no longer shared must not be kept anywhere. */
const ask = (call: Call, code: string) => call(sharedWishlist, { code })
export const loader = readByCode(ask)
export const clientLoader = readByCodeInBrowser(ask)

export default function SharedWishlist() {
  const shared = useLoaderData<typeof loader>()
  if (shared.kind === 'known') return <List list={shared.what} />
  return (
    <EndedLink
      kind={shared.kind}
      heading="A list to look at"
      unreached="The list did not load"
      ended="This list is no longer shared"
    >
      Whoever made the link has closed it, or a letter of it is missing.
    </EndedLink>
  )
}

function List({ list: { owner, wishes } }: { list: OutputOf<typeof sharedWishlist> }) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="font-serif text-d2 wrap-anywhere">
        <bdi>Saved by {owner}</bdi>
      </h1>
      <p className="mt-2 mb-7 text-ink-2">Days out to think about together. Prices are today’s, tax included.</p>
      {wishes.length > 0 ? (
        <ul className={WISH_GRID}>
          {wishes.map((wish) => (
            <li key={wish.item}>
              <WishCard wish={wish} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing is on the list at this moment"
          action={<ButtonLink to="/tour/grid">See all tours</ButtonLink>}
        >
          When something is saved again, it stands here.
        </EmptyState>
      )}
    </div>
  )
}
