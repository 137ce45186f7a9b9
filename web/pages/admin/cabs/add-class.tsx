import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { officeClasses } from '#contract/office-classes.ts'
import { AddClass } from '#web/fleet/office/classes/add-class.tsx'
import { classesTrail } from '#web/fleet/office/classes/classes-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(officeClasses))
export const clientLoader = Object.assign(load, { hydrate: true as const })

const trail = [...classesTrail, { label: 'New class' }]

export default function AddClassPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OutputOf<typeof officeClasses>>>()}
      title="New class"
      trail={trail}
      what="The form"
      list={{ label: 'All classes', to: '/admin/cabs/classes' }}
    >
      {({ classes }) => (
        <>
          <OfficeHead title="New class" trail={trail} />
          <AddClass all={classes} />
        </>
      )}
    </OfficeRead>
  )
}
