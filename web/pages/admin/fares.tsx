import { useLoaderData } from 'react-router'
import { type OfficeFares, readFares, startFareDraft } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { FaresView, faresTrail } from '#web/rides/office/fares/fares-view.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = (): Promise<Reading<OfficeFares>> => readForPage(() => call(readFares))

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** While a draft is changed, what is typed here counts; the tabs of the page do not read it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function FaresPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OfficeFares>>()}
      title="Fare tables"
      trail={faresTrail}
      what="The fares"
      list={{ label: 'All cars', to: '/admin/cabs/list' }}
    >
      {(read) => (
        <MayChange needs={startFareDraft}>
          <FaresView read={read} />
        </MayChange>
      )}
    </OfficeRead>
  )
}
