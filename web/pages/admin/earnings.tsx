import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { readEarnings } from '#contract/earnings.ts'
import { type EarningsAddress, questionOf, readAddress } from '#web/earnings/office/earnings-address.ts'
import { type Earnings, EarningsFigures } from '#web/earnings/office/earnings-figures.tsx'
import { EarningsHead } from '#web/earnings/office/earnings-head.tsx'
import { LedgerPanel } from '#web/earnings/office/ledger-panel.tsx'
import { PartsChart } from '#web/earnings/office/parts-chart.tsx'
import { periodWords } from '#web/earnings/office/period-words.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { KeptRead } from '#web/ui/office/kept-read.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type PageData = { address: EarningsAddress; earnings: Reading<Earnings> }

async function load({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const address = readAddress(new URL(request.url).searchParams)
  return { address, earnings: await readForPage(() => call(readEarnings, questionOf(address))) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** What came and went, and where it stands in the ledger. */
export default function EarningsPage() {
  const { address, earnings } = useLoaderData<PageData>()
  return (
    <KeptRead of={earnings} asked={address} title="Earnings" loading={<EarningsLoading />} what="The ledger">
      {(here, asked) => (
        <>
          <EarningsHead address={asked} {...here} />
          <EarningsFigures of={here} address={asked} />
          <PartsChart parts={here.parts} address={asked} />
          <LedgerPanel of={here} address={asked} period={periodWords(asked.period, here.firstDay, here.lastDay)} />
        </>
      )}
    </KeptRead>
  )
}

function EarningsLoading() {
  return (
    <Loading label="The earnings are loading" className="grid gap-5">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-26" />
      <Skeleton className="h-80" />
      <Skeleton className="h-96" />
    </Loading>
  )
}
