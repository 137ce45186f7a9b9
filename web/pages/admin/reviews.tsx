import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { type ReviewStatus, reviewStatuses, reviewsToJudge } from '#contract/reviews-office.ts'
import { ReviewFigures } from '#web/features/office-reviews/review-figures.tsx'
import { tabWords } from '#web/features/office-reviews/review-words.ts'
import { ReviewsDesk } from '#web/features/office-reviews/reviews-desk.tsx'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { cx } from '#web/ui/cx.ts'
import { boxLook } from '#web/ui/field-look.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { ReadGate } from '#web/ui/read-gate.tsx'
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
      <ReadGate of={reading} failure="The reviews did not load" loading={<RowsLoading />}>
        {(answer) => (
          <>
            <ReviewFigures of={answer} />
            <Tabs asked={asked} counts={answer.counts} />
            <Find asked={asked} />
            {answer.reviews.length === 0 ? (
              <p className="border border-line bg-surface px-4.5 py-6 text-sm text-ink-2">{nothing(asked)}</p>
            ) : (
              <ReviewsDesk key={`${asked.status} ${asked.q} ${asked.stars} ${asked.page}`} reviews={answer.reviews} />
            )}
            <PageLinks
              label="Pages of reviews"
              page={asked.page}
              pages={answer.pages}
              to={(page) => address({ ...asked, page })}
            />
          </>
        )}
      </ReadGate>
      <p className="mt-2.5 text-[13px] text-ink-3">
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
          <span className="text-[13px] font-medium text-ink-3 tabular-nums">{counts[status]}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Words and stars; both stand in the address. */
function Find({ asked }: { asked: Asked }) {
  const [query] = useSearchParams()
  useKeys({ '/': { does: 'Find a review', run: () => document.getElementById('find-review')?.focus() } })
  return (
    <Form key={query.toString()} className="my-3.5 flex flex-wrap items-center gap-2">
      {asked.status !== 'waiting' && <input type="hidden" name="status" value={asked.status} />}
      {asked.stars && <input type="hidden" name="stars" value={asked.stars} />}
      <input
        id="find-review"
        type="search"
        name="q"
        defaultValue={asked.q}
        maxLength={100}
        placeholder="Words, guest, tour"
        aria-label="Find a review by words, guest, tour or reference"
        className={cx(boxLook('field', 'small'), 'max-md:min-h-11 !w-60')}
      />
      <nav aria-label="Stars" className="flex flex-wrap gap-1.5">
        {['1', '2', '3', '4', '5'].map((star) => {
          const chosen = asked.stars.split(',').filter(Boolean)
          const isOn = chosen.includes(star)
          const stars = (isOn ? chosen.filter((one) => one !== star) : [...chosen, star]).toSorted().join(',')
          return (
            <Link
              key={star}
              to={address({ ...asked, stars, page: 1 })}
              aria-current={isOn ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-field border px-2.5 text-sm tabular-nums max-md:min-h-11',
                isOn ? 'border-ink bg-ink text-paper' : 'border-line bg-surface text-ink-2 hover:border-edge',
              )}
            >
              {star} {star === '1' ? 'star' : 'stars'}
            </Link>
          )
        })}
      </nav>
    </Form>
  )
}

const RowsLoading = () => (
  <Loading label="Reviews are loading" className="grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </Loading>
)
