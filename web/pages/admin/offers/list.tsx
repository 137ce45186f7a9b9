import { Eye, Plus } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { type OfferStanding, offersAtAGlance, officeOffers, officeOffersFile } from '#contract/offer-list.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfferTable } from '#web/pricing/office/offers/offer-table.tsx'
import { reasonOf } from '#web/pricing/office/offers/offer-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Figure, FigureRow } from '#web/ui/office/figure-row.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { CsvButton, openAsked } from '#web/ui/office-table/file-button.tsx'
import { SearchField } from '#web/ui/office-table/search-field.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Glance = OutputOf<typeof offersAtAGlance>
type Page = OutputOf<typeof officeOffers>

/** What stands on the tabs, and which standings each shows. */
const tabs = [
  { id: '', label: 'All', standings: [] },
  { id: 'running', label: 'Running', standings: ['running', 'nearly-gone', 'used-up', 'paused'] },
  { id: 'ahead', label: 'Ahead', standings: ['ahead'] },
  { id: 'drafts', label: 'Drafts', standings: ['draft'] },
  { id: 'over', label: 'Over', standings: ['over'] },
] as const satisfies readonly { id: string; label: string; standings: readonly OfferStanding[] }[]

type Tab = (typeof tabs)[number]
interface Asked {
  q: string
  tab: Tab['id']
  page: number
}

const readAsked = (params: URLSearchParams): Asked => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  tab: tabs.find(({ id }) => id === params.get('view'))?.id ?? '',
  page: Math.max(1, Math.min(100_000, Math.trunc(Number(params.get('page'))) || 1)),
})

const filtersOf = ({ q, tab }: Asked) => ({
  q,
  standing: (tabs.find(({ id }) => id === tab)?.standings ?? []).join(','),
})

const addressOf = ({ q, tab, page }: Asked) => {
  const words = { ...(tab && { view: tab }), ...(q && { q }), ...(page > 1 && { page: String(page) }) }
  const query = new URLSearchParams(words)
  return query.size > 0 ? `?${query}` : ''
}

type Here = { page: Page; glance: Glance }

async function load({ request }: ClientLoaderFunctionArgs): Promise<{ asked: Asked; of: Reading<Here> }> {
  const asked = readAsked(new URL(request.url).searchParams)
  const of = await readForPage(async () => {
    const [page, glance] = await Promise.all([
      call(officeOffers, { ...filtersOf(asked), page: asked.page, rows: 25 }),
      call(offersAtAGlance),
    ])
    return { page, glance }
  })
  return { asked, of }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function OfferList() {
  const { asked, of } = useLoaderData<typeof load>()
  return (
    <OfficeRead of={of} title="Offers" what="The list of offers" list={{ label: 'Dashboard', to: '/admin/dashboard' }}>
      {(here) => <Offers asked={asked} {...here} />}
    </OfficeRead>
  )
}

function Offers({ asked, page, glance }: Here & { asked: Asked }) {
  return (
    <>
      <OfficeHead
        title="Offers"
        actions={
          <>
            <ButtonLink to="/offer-detail" size="small" className="max-md:min-h-11">
              <Icon of={Eye} dense /> What guests see
            </ButtonLink>
            <RoomLink to="/admin/offers/add" variant="primary" size="small" className="max-md:min-h-11">
              <Icon of={Plus} dense /> Add an offer
            </RoomLink>
          </>
        }
      />
      <TabLinks label="Offers by state" links={linksOf(asked, glance)} className="mb-4" />
      <Figures glance={glance} />
      <Filters asked={asked} isEmpty={page.rows.length === 0} />
      {page.rows.length > 0 ? <OfferTable offers={page.rows} today={glance.today} /> : <Nothing asked={asked} />}
      <p className="mt-2.5 text-[0.8125rem] text-ink-3">
        <span className="max-lg:hidden">
          Outline: may be booked. Solid: may be travelled. <b className="text-shu">|</b> today.{' '}
        </span>
        An offer that ends is kept; what was promised in a booking never changes.
      </p>
      <PageLinks
        label="Pages of offers"
        page={page.page}
        pages={Math.ceil(page.total / 25)}
        to={(to) => `/admin/offers${addressOf({ ...asked, page: to })}`}
      />
    </>
  )
}

function linksOf(asked: Asked, { standings }: Glance) {
  const all = Object.values(standings).reduce((sum, count) => sum + count, 0)
  return tabs.map((tab) => {
    const count = tab.id === '' ? all : tab.standings.reduce((sum, standing) => sum + standings[standing], 0)
    return {
      to: `/admin/offers${addressOf({ q: asked.q, tab: tab.id, page: 1 })}`,
      isHere: tab.id === asked.tab,
      label: (
        <>
          {tab.label} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
        </>
      ),
    }
  })
}

function Figures({ glance }: { glance: Glance }) {
  const { booked, allBooked, givenYen, bookedYen, cancelled, refused, why } = glance
  const share = allBooked > 0 ? `, ${Math.round((booked / allBooked) * 100)}%` : ''
  const reasons = why.map(({ outcome, times }) => `${times} ${reasonOf(outcome)?.why.toLowerCase() ?? ''}`)
  return (
    <FigureRow label="Codes in the last twelve months">
      <Figure
        label="Booked with a code"
        value={String(booked)}
        note={`of ${allBooked} bookings in twelve months${share}`}
      />
      <Figure
        label="Given away"
        value={formatYen(givenYen)}
        note={bookedYen === null ? '' : `of ${formatYen(bookedYen)} booked with them`}
      />
      <Figure label="Cancelled since" value={String(cancelled)} note="Their budget is free again" />
      <Figure
        label="Asked with a code, and refused"
        value={String(refused)}
        note={reasons.join(', ') || 'Every code counted'}
      />
    </FigureRow>
  )
}

function Filters({ asked, isEmpty }: { asked: Asked; isEmpty: boolean }) {
  const navigate = useNavigate()
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        label="Search the offers"
        hint="Name or code"
        value={asked.q}
        onSearch={(q) => void navigate({ search: addressOf({ ...asked, q, page: 1 }) }, { replace: true })}
      />
      <span className="ms-auto" />
      <CsvButton isEmpty={isEmpty} ask={() => openAsked(() => call(officeOffersFile, filtersOf(asked)))} />
    </search>
  )
}

function Nothing({ asked }: { asked: Asked }) {
  const isFirst = asked.q === '' && asked.tab === ''
  return (
    <p className="border border-line bg-surface px-4.5 py-8 text-center text-sm text-ink-2">
      {isFirst ? (
        <>
          There are no offers yet. <TextLink to="/admin/offers/add">Add the first offer</TextLink>
        </>
      ) : (
        <>
          No offer is like that. <TextLink to="/admin/offers">Show all offers</TextLink>
        </>
      )}
    </p>
  )
}
