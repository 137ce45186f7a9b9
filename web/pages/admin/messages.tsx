import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { answerLetter, letterStates, readInbox } from '#contract/inbox.ts'
import { InboxDesk, Threads } from '#web/messages/office/inbox-desk.tsx'
import { stateWords } from '#web/messages/office/inbox-words.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { cx } from '#web/ui/cx.ts'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type State = (typeof letterStates)[number]
type Asked = { state: State; page: number }
type Loaded = { asked: Asked; reading: Reading<OutputOf<typeof readInbox>> }

/** Whatever else stands in the address is left as if it were not there. */
function readAddress(query: URLSearchParams): Asked {
  const page = query.get('page') ?? ''
  return {
    state: letterStates.find((state) => state === query.get('state')) ?? 'waiting',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

async function load({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const asked = readAddress(new URL(request.url).searchParams)
  return { asked, reading: await readForPage(() => call(readInbox, asked)) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

const address = ({ state, page = 1 }: Partial<Asked>) => {
  const query = new URLSearchParams({
    ...(state === 'settled' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `?${query}` : '?'
}

const nothing: Record<State, string> = {
  waiting: 'Nothing waits. What people write through the contact page comes here, and to the office by mail.',
  settled: 'Nothing is answered yet.',
}

export default function MessagesPage() {
  const { asked, reading } = useLoaderData<Loaded>()
  return (
    <>
      <OfficeHead title="Messages" />
      <OfficeGate of={reading} failure="The messages did not load" loading={<RowsLoading />}>
        {({ letters, counts, pages, threads }) => (
          <>
            <Threads of={threads} />
            <nav aria-label="States of messages" className="mb-3.5 flex gap-5.5 overflow-x-auto border-b border-line">
              {letterStates.map((state) => (
                <Link
                  key={state}
                  to={address({ state })}
                  aria-current={state === asked.state ? 'page' : undefined}
                  className={cx(
                    '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 text-sm font-[550] -outline-offset-2 md:min-h-9.5',
                    state === asked.state ? 'border-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink',
                  )}
                >
                  {stateWords[state]}
                  {counts[state] > 0 && (
                    <span className="text-[0.8125rem] font-medium text-ink-3 tabular-nums">{counts[state]}</span>
                  )}
                </Link>
              ))}
            </nav>
            {letters.length === 0 && (
              <p className="border border-line bg-surface px-4.5 py-6 text-sm text-ink-2">{nothing[asked.state]}</p>
            )}
            <MayChange needs={answerLetter} quiet>
              <InboxDesk key={`${asked.state} ${asked.page}`} letters={letters} />
            </MayChange>
            <PageLinks
              label="Pages of messages"
              page={asked.page}
              pages={pages}
              to={(page) => address({ ...asked, page })}
            />
          </>
        )}
      </OfficeGate>
    </>
  )
}

const RowsLoading = () => (
  <Loading label="Messages are loading" className="grid gap-4">
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </Loading>
)
