import { useLoaderData } from 'react-router'
import { type OfficeExtras, officeExtras } from '#contract/office-extras.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ExtrasView, extrasTrail } from '#web/pricing/office/extras/extras-view.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(officeExtras))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function ExtrasPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OfficeExtras>>()}
      title="Extras"
      trail={extrasTrail}
      what="The extras"
      list={{ label: 'Settings', to: '/admin/settings?part=fees' }}
    >
      {(read) => <ExtrasView read={read} />}
    </OfficeRead>
  )
}
