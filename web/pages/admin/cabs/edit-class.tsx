import { useLoaderData, useParams } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { classUses, officeClasses } from '#contract/office-classes.ts'
import { ClassEditor } from '#web/fleet/office/classes/class-editor.tsx'
import { classesTrail } from '#web/fleet/office/classes/classes-view.tsx'
import { PastChanges } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { Tag } from '#web/ui/tag.tsx'

const load = () => readForPage(() => call(officeClasses))
export const clientLoader = Object.assign(load, { hydrate: true as const })

const trail = [...classesTrail, { label: 'Class' }]

export default function EditClassPage() {
  const { code } = useParams()
  return (
    <OfficeRead
      of={useLoaderData<Reading<OutputOf<typeof officeClasses>>>()}
      title="A class"
      trail={trail}
      what="The class"
      list={{ label: 'All classes', to: '/admin/cabs/classes' }}
    >
      {({ classes }) => {
        const one = classes.find(({ vehicleClass }) => vehicleClass === code)
        if (!one)
          return (
            <>
              <OfficeHead title="A class" trail={trail} />
              <EmptyState
                title="There is no such class"
                action={
                  <RoomLink to="/admin/cabs/classes" size="small">
                    All classes
                  </RoomLink>
                }
              >
                Its address may be mistyped: nothing that was ever a class is deleted.
              </EmptyState>
            </>
          )
        return (
          <>
            <TabTitle of={one.name} />
            <OfficeHead title={one.name} trail={trail} beside={one.retiredAt && <Tag>Retired</Tag>} />
            <ClassEditor key={one.vehicleClass} of={one} all={classes} />
            <div className="mt-6">
              <PastChanges read={() => call(classUses, { vehicleClass: one.vehicleClass })} />
            </div>
          </>
        )
      }}
    </OfficeRead>
  )
}
