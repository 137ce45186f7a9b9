import { type ClientLoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { ownMoney } from '#contract/own-bookings.ts'
import { savedCards } from '#contract/payments.ts'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { CardList } from '#web/payments/member/cards/card-list.tsx'
import { MoneyTable } from '#web/payments/member/cards/money-table.tsx'
import { needsNewDocument } from '#web/payments/site/card-setup.ts'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { useSite } from '#web/platform/site.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { ReadGate } from '#web/ui/read-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const path = '/user/payment-details'

/** Cards and payments are asked for apart: without the one, the other still shows. */
async function load({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = readPage(url.searchParams.get('page'))
  const isWrongDocument = needsNewDocument(url.pathname)
  const [cards, money] = await Promise.all([
    readForPage(() => call(savedCards)),
    readForPage(() => call(ownMoney, { page })),
  ])
  if (await isWrongDocument) throw redirectDocument(url.pathname + url.search)
  return { page, cards, money }
}

const readPage = (text: string | null) => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1)

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function PaymentDetails() {
  const { page, cards, money } = useLoaderData<typeof clientLoader>()
  const { paidOnTheDay } = useSite()
  return (
    <>
      <AreaHead
        title="Payment"
        lead={
          paidOnTheDay
            ? 'You pay your chauffeur on the day, in yen. We take no cards at the moment.'
            : 'We keep a token from the payment company, never the card number. You are charged in yen, once, for what you confirmed.'
        }
      />
      {!paidOnTheDay && (
        <ReadGate of={cards} loading={<RowsLoading label="Your cards are loading" />} failure="Your cards did not load">
          {(here) => <CardList saved={here.cards} />}
        </ReadGate>
      )}
      <section className="mt-12 md:mt-16">
        <h2 className="mb-1.5 font-serif text-d4">Payments and receipts</h2>
        <ReadGate
          of={money}
          loading={<RowsLoading label="Your payments are loading" />}
          failure="Your payments did not load"
        >
          {({ moves, pages }) =>
            moves.length === 0 && page === 1 ? (
              <p className="border-t border-line pt-4 text-ink-2">
                Nothing was paid yet. Each payment and each refund will stand here, with its paper.
              </p>
            ) : (
              <>
                <MoneyTable moves={moves} tripTo={(reference) => bookingAddress('/user/tour-bookings', reference)} />
                <PageLinks
                  label="Pages of payments"
                  page={page}
                  pages={pages}
                  to={(number) => (number === 1 ? path : `${path}?page=${number}`)}
                />
              </>
            )
          }
        </ReadGate>
      </section>
    </>
  )
}

function RowsLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="border-t border-line">
      {['a', 'b'].map((row) => (
        <div key={row} className="border-b border-line py-4">
          <Skeleton className="h-9 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}
