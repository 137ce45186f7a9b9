import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type PersonDetail, readPerson } from '#contract/people.ts'
import { PersonLeave } from '#web/dispatch/office/leave/person-leave.tsx'
import { MonthPanel } from '#web/dispatch/office/month/month-panel.tsx'
import { peopleTrail } from '#web/fleet/office/people/add-person.tsx'
import { PersonEdit } from '#web/fleet/office/people/person-edit.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { PersonReviews } from '#web/reviews/office/person-reviews.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function load({ params: { id = '' } }: ClientLoaderFunctionArgs): Promise<Reading<PersonDetail>> {
  if (!isId.test(id))
    return { failed: new ApiError(404, { error: 'There is no such person.', code: 'people.unknown' }) }
  return readForPage(() => call(readPerson, { id }))
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function PersonPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<PersonDetail>>()}
      title="One person"
      trail={peopleTrail}
      what="The person"
      list={{ label: 'All people', to: '/admin/people' }}
    >
      {(person) => (
        <>
          <TabTitle of={person.name} />
          <PersonEdit key={person.id} person={person} beside={<PersonReviews id={person.id} />}>
            <MonthPanel id={person.id} />
            <PersonLeave person={person} isWithUs={person.state.is !== 'left'} />
          </PersonEdit>
        </>
      )}
    </OfficeRead>
  )
}
