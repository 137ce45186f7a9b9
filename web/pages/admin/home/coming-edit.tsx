import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { comingForEditing, type EditedComing } from '#contract/coming-editing.ts'
import { comingTrail } from '#web/catalogue/office/home/home-head.tsx'
import { ComingEdit } from '#web/house/office/coming/coming-edit.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

const load = ({ params }: ClientLoaderFunctionArgs) =>
  readForPage(() => call(comingForEditing, { id: params.id ?? '' }))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function EditComingPage() {
  const navigate = useNavigate()
  return (
    <OfficeRead
      of={useLoaderData<Reading<EditedComing>>()}
      title="Coming soon"
      trail={[comingTrail, { label: 'One thing' }]}
      what="What is coming"
      list={{ label: 'All that is coming', to: comingTrail.to }}
    >
      {(thing) => (
        <>
          <TabTitle of={thing.title} />
          <ComingEdit key={thing.id} thing={thing} trail={comingTrail} onGone={() => void navigate(comingTrail.to)} />
        </>
      )}
    </OfficeRead>
  )
}
