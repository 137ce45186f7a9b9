import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { compareGuests, guestPairs } from '#contract/guest-merging.ts'
import { mergeAddress } from '#web/guests/office/guest-words.ts'
import { MergeView } from '#web/guests/office/merge-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

type Comparison = OutputOf<typeof compareGuests>
type Pairs = Comparison['pairs']
type Loaded = { reading: Reading<Comparison>; first: string; second: string } | { waiting: Reading<{ pairs: Pairs }> }

const list = '/admin/guests/list'
const trail = [
  { label: 'Guests', to: list },
  { label: 'Possible duplicates', to: `${list}?pairs=maybe&view=pairs` },
]
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Without two guests in the address, the first pair that waits. */
async function load({ request }: ClientLoaderFunctionArgs): Promise<Loaded | Response> {
  const { searchParams } = new URL(request.url)
  const [first = '', second = ''] = [searchParams.get('first') ?? '', searchParams.get('second') ?? '']
  if (isId.test(first) && isId.test(second))
    return { first, second, reading: await readForPage(() => call(compareGuests, { first, second })) }
  const waiting = await readForPage(() => call(guestPairs))
  const next = 'here' in waiting ? waiting.here.pairs[0] : undefined
  return next ? redirect(mergeAddress(next.first, next.second)) : { waiting }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function MergeGuestsPage() {
  const loaded = useLoaderData<Loaded>()
  const common = { title: 'One person or two?', trail, list: { label: 'All guests', to: list } }
  if ('waiting' in loaded)
    return (
      <OfficeRead {...common} of={loaded.waiting} what="The pairs">
        {({ pairs: [next] }) => (
          <>
            <OfficeHead title="One person or two?" trail={trail} />
            <EmptyState
              title={next ? 'A pair waits' : 'Nobody looks like somebody else'}
              action={
                <ButtonLink to={next ? mergeAddress(next.first, next.second) : list} size="small">
                  {next ? 'Look at the first pair' : 'All guests'}
                </ButtonLink>
              }
            >
              Guests with the same mobile, the same name, or the same card and nearly the same name are shown here in
              pairs.
            </EmptyState>
          </>
        )}
      </OfficeRead>
    )
  return (
    <OfficeRead {...common} of={loaded.reading} what="The two guests">
      {(comparison) => <Pair comparison={comparison} asked={loaded} />}
    </OfficeRead>
  )
}

function Pair({ comparison, asked }: { comparison: Comparison; asked: { first: string; second: string } }) {
  const { pairs, first, second } = comparison
  const here = pairs.findIndex((pair) =>
    [pair.first, pair.second].every((id) => id === asked.first || id === asked.second),
  )
  const [before, after] = [pairs[here - 1], here < 0 ? undefined : pairs[here + 1]]
  const another = after ?? before
  return (
    <>
      <OfficeHead
        title="One person or two?"
        trail={trail}
        actions={
          here >= 0 &&
          pairs.length > 1 && (
            <>
              <span className="text-sm text-ink-2 tabular-nums">
                Pair {here + 1} of {pairs.length}
              </span>
              {before && <Turn to={before} label="Pair before" icon={ChevronLeft} />}
              {after && <Turn to={after} label="Next pair" icon={ChevronRight} />}
            </>
          )
        }
      />
      <MergeView
        key={`${first.id} ${first.version} ${second.id} ${second.version}`}
        comparison={comparison}
        next={another ? mergeAddress(another.first, another.second) : list}
      />
    </>
  )
}

type TurnProps = { to: Pairs[number]; label: string; icon: typeof ChevronLeft }

const Turn = ({ to, label, icon }: TurnProps) => (
  <ButtonLink to={mergeAddress(to.first, to.second)} size="small" className="max-md:min-h-11" aria-label={label}>
    <Icon of={icon} dense points />
  </ButtonLink>
)
