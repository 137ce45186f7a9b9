import { useLoaderData } from 'react-router'
import { type PersonChoices, personChoices } from '#contract/people.ts'
import { AddPerson, peopleTrail } from '#web/fleet/office/people/add-person.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = (): Promise<Reading<PersonChoices>> => readForPage(() => call(personChoices))

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddPersonPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<PersonChoices>>()}
      title="Add a person"
      trail={peopleTrail}
      what="The form"
      list={{ label: 'All people', to: '/admin/people' }}
    >
      {(choices) => <AddPerson choices={choices} />}
    </OfficeRead>
  )
}
