import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { officeClasses } from '#contract/office-classes.ts'
import { ClassesView, classesTrail } from '#web/fleet/office/classes/classes-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(officeClasses))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function ClassesPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OutputOf<typeof officeClasses>>>()}
      title="Classes of cars"
      trail={classesTrail.slice(0, 1)}
      what="The classes"
      list={{ label: 'All cars', to: '/admin/cabs/list' }}
    >
      {({ classes }) => <ClassesView read={classes} />}
    </OfficeRead>
  )
}
