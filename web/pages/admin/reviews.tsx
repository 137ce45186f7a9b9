import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { judgeReview, type ReviewStatus, reviewStatuses, reviewsToJudge } from '#contract/reviews-office.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ReviewFigures } from '#web/reviews/office/review-figures.tsx'
import { tabWords } from '#web/reviews/office/review-words.ts'
import { ReviewsDesk } from '#web/reviews/office/reviews-desk.tsx'
import { cx } from '#web/ui/cx.ts'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { FilterMenu } from '#web/ui/office-table/filter-menu.tsx'
import { SearchField } from '#web/ui/office-table/search-field.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Answer = OutputOf<typeof reviewsToJudge>
type Asked = { status: ReviewStatus; q: string; stars: string; page: number }
type Loaded = { asked: Asked; reading: Reading<Answer> }

/** Whatever else stands in the address is left as if it were not there. */
function readAddress(query: URLSearchParams): Asked {
  const page = query.get('page') ?? ''
  return {
    status: reviewStatuses.find((status) => status === query.get('status')) ?? 'waiting',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    stars: (query.get('stars') ?? '').replace(/[^1-5,]/g, '').slice(0, 9),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

async function load({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const asked = readAddress(new URL(request.url).searchParams)
  return { asked, reading: await readForPage(() => call(reviewsToJudge, asked)) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

const address = (asked: Partial<Asked>) => {
  const { status, q, stars, page = 1 } = asked
  const query = new URLSearchParams({
    ...(status && status !== 'waiting' && { status }),
    ...(q && { q }),
    ...(stars && { stars }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `?${query}` : '?'
}

export default function ReviewsPage() {
  const { asked, reading } = useLoaderData<Loaded>()
  return (
    <>
      <OfficeHead title="Reviews" />
      <OfficeGate of={reading} failure="The reviews did not load" loading={<RowsLoading />}>
        {(answer) => (
          <>
            <ReviewFigures of={answer} />
            <Tabs asked={asked} counts={answer.counts} />
            <Find asked={asked} />
            {answer.reviews.length === 0 ? (
              <p className="border border-line bg-surface px-4.5 py-6 text-sm text-ink-2">{nothing(asked)}</p>
            ) : (
              <MayChange needs={judgeReview}>
                <ReviewsDesk key={`${asked.status} ${asked.q} ${asked.stars} ${asked.page}`} reviews={answer.reviews} />
              </MayChange>
            )}
            <PageLinks
              label="Pages of reviews"
              page={asked.page}
              pages={answer.pages}
              to={(page) => address({ ...asked, page })}
            />
          </>
        )}
      </OfficeGate>
      <p className="mt-2.5 text-[0.8125rem] text-ink-3">
        A review is hidden only for advertising, insult or another person’s data, and the reason is kept. Low stars are
        not a reason.
      </p>
    </>
  )
}

function nothing({ status, q, stars }: Asked): string {
  if (q || stars) return 'Nothing fits what you are looking for. Take a filter off to see more.'
  return {
    waiting: 'Nothing waits. New reviews come here first, the lowest stars on top.',
    released: 'Nothing is released yet.',
    hidden: 'Nothing is hidden.',
  }[status]
}

function Tabs({ asked, counts }: { asked: Asked; counts: Answer['counts'] }) {
  return (
    <nav aria-label="States of reviews" className="flex gap-5.5 overflow-x-auto border-b border-line">
      {reviewStatuses.map((status) => (
        <Link
          key={status}
          to={address({ status })}
          aria-current={status === asked.status ? 'page' : undefined}
          className={cx(
            '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 text-sm font-[550] -outline-offset-2 md:min-h-9.5',
            status === asked.status ? 'border-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {tabWords[status]}
          <span className="text-[0.8125rem] font-medium text-ink-3 tabular-nums">{counts[status]}</span>
        </Link>
      ))}
    </nav>
  )
}

const stars = { kind: 'some', id: 'stars', label: 'Stars' } as const
const starChoices = ['5', '4', '3', '2', '1'].map((id) => ({ id, label: id === '1' ? '1 star' : `${id} stars` }))

/** Words and stars; both stand in the address. */
function Find({ asked }: { asked: Asked }) {
  const navigate = useNavigate()
  const ask = (part: Partial<Asked>) => void navigate(address({ ...asked, ...part, page: 1 }), { replace: true })
  return (
    <div className="my-3.5 flex flex-wrap items-center gap-2">
      <SearchField
        label="Find a review by words, guest, tour or reference"
        hint="Words, guest, tour"
        value={asked.q}
        onSearch={(q) => ask({ q })}
      />
      <FilterMenu
        filter={stars}
        value={asked.stars}
        choices={starChoices}
        onChange={(value) => ask({ stars: value })}
      />
    </div>
  )
}

const RowsLoading = () => (
  <Loading label="Reviews are loading" className="grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </Loading>
)
