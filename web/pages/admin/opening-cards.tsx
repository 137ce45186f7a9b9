import { type ClientLoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { readCardProof } from '#contract/card-proof.ts'
import { TryCard } from '#web/house/office/opening/try-card.tsx'
import { needsNewDocument } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

async function load({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  if (await needsNewDocument(pathname)) throw redirectDocument(pathname)
  return readForPage(() => call(readCardProof))
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** One card of the office's own, set up as a guest's would be. */
export default function OpeningCards() {
  const read = useLoaderData<typeof clientLoader>()
  return (
    <OfficeGate of={read} title="A card, tried for real" loading={<Waiting />} failure="The page did not load">
      {(proof) => <TryCard read={proof} />}
    </OfficeGate>
  )
}

const Waiting = () => (
  <Loading label="The page is loading" className="grid gap-5">
    <Skeleton className="h-10" />
    <Skeleton className="h-64" />
  </Loading>
)
