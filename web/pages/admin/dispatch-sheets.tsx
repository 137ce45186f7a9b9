import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { crewSheets } from '#contract/crew-day.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Sheet } from '#web/dispatch/office/sheets/sheet.tsx'
import { nothingWords, pagesOf } from '#web/dispatch/office/sheets/sheet-words.ts'
import { readAddress, type SheetsAddress, SheetsHead } from '#web/dispatch/office/sheets/sheets-head.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { longDay } from '#web/ui/day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeptRead } from '#web/ui/office/kept-read.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import '#web/dispatch/office/sheets/sheets.css'

type Sheets = OutputOf<typeof crewSheets>
type PageData = { address: SheetsAddress; sheets: Reading<Sheets>; readAt: number }

async function load({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const address = readAddress(new URL(request.url).searchParams)
  const sheets = await readForPage(() => call(crewSheets, { day: address.day }))
  return { address, sheets, readAt: Date.now() }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** The sheets of a day, to be printed. */
export default function DispatchSheetsPage() {
  const { address, sheets, readAt } = useLoaderData<PageData>()
  return (
    <KeptRead of={sheets} asked={address} title="Chauffeur sheets" loading={<SheetsLoading />} what="The sheets">
      {(here, asked) => <Shown sheets={here.sheets} address={asked} printedAt={readAt} />}
    </KeptRead>
  )
}

type ShownProps = { sheets: Sheets['sheets']; address: SheetsAddress; printedAt: number }

function Shown({ sheets, address, printedAt }: ShownProps) {
  const pages = pagesOf(sheets, address.who)
  return (
    <>
      <SheetsHead address={address} sheets={sheets} pages={pages.length} />
      {pages.length === 0 ? (
        <EmptyState title="Nothing to print">{nothingWords(sheets, address.who, longDay(address.day))}</EmptyState>
      ) : (
        <div
          data-prints-alone
          className="grid grid-cols-1 justify-items-center gap-6 bg-paper-2 p-4 print:block print:bg-transparent print:p-0"
        >
          {pages.map((page) => (
            <Sheet key={page.day.person.id + page.job.reference} page={page} printedAt={printedAt} />
          ))}
        </div>
      )}
    </>
  )
}

function SheetsLoading() {
  return (
    <Loading label="The sheets are loading" className="grid justify-items-center gap-5">
      <Skeleton className="h-[35rem] w-full max-w-[794px]" />
    </Loading>
  )
}
