import { page } from 'vitest/browser'
import { availability } from '#contract/availability.ts'
import { laterReturns, makeQuote, offeredExtras } from '#contract/pricing.ts'
import { extras, inTown, monthOf, quoteOf, returnsOf } from '#web/pricing/site/price-box/box.fixture.ts'
import type { BoxTour } from '#web/pricing/site/price-box/box.ts'
import { PriceBar } from '#web/pricing/site/price-box/price-bar.tsx'
import { PriceBox } from '#web/pricing/site/price-box/price-box.tsx'
import { useIsWide } from '#web/pricing/site/price-box/use-is-wide.ts'
import { usePriceBox } from '#web/pricing/site/price-box/use-price-box.ts'
import { useTourChoice } from '#web/pricing/site/price-box/use-tour-choice.ts'
import { telling } from './address.tsx'
import type { fakeServer } from './fake-server.ts'
import { show } from './show.tsx'

/** For steps that sell the same days. */
export { dayOfNextMonth, extras, farOut } from '#web/pricing/site/price-box/box.fixture.ts'

export const box = page.getByRole('complementary', { name: 'Your day and its price' })
export const book = box.getByRole('link', { name: /^Book/ })

let opened = 0
let tour = inTown

/** Lets the server have every day free, from the beginning of a test: a box of the one before may still be asking. */
export function serveBox(server: ReturnType<typeof fakeServer>) {
  let [day, start] = ['', '']
  server.on(offeredExtras, () => ({ extras }))
  server.on(availability, (question) => monthOf(tour, question))
  server.on(makeQuote, (wish) => {
    ;[day, start] = [wish.day, wish.start]
    return quoteOf(tour, wish)
  })
  server.on(laterReturns, () => returnsOf(tour, day, start))
}

/** The price box of a tour at an address. A month is kept for a while, so that each opening is of another tour. */
export async function openBox(of: BoxTour, query = '') {
  tour = { ...of, slug: `${of.slug}-${++opened}` }
  const { Page, place } = telling(() => {
    const [choice, change] = useTourChoice(tour)
    const shown = usePriceBox(tour, { choice, change, canBook: true })
    const isWide = useIsWide()
    return (
      <>
        <div className="w-[404px]">{isWide && <PriceBox box={shown} />}</div>
        <PriceBar box={shown} />
      </>
    )
  })
  const { unmount } = await show(Page, { at: `/tour${query}` })
  return { tour, place, close: unmount }
}
