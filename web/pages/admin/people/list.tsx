import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listPeople, PersonRow } from '#contract/people.ts'
import { LeaveLink } from '#web/dispatch/office/leave/leave-link.tsx'
import { HeldBackPeople } from '#web/fleet/office/people/held-back-people.tsx'
import { peopleList } from '#web/fleet/office/people/people-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { useRead } from '#web/ui/read-gate.tsx'

export const clientLoader = loadList(peopleList)

export default function PeoplePage() {
  const answer = useLoaderData<ListRead<PersonRow>>()
  const read = useRead(answer.reading)
  // The list's answer carries them beside its rows.
  const heldBack = read && 'here' in read ? (read.here as OutputOf<typeof listPeople>).heldBack : []
  return (
    <>
      <OfficeHead
        title="People"
        actions={
          <>
            <LeaveLink />
            <RoomLink to="/admin/people/add" size="small" variant="primary" className="max-md:min-h-11">
              <Icon of={Plus} dense />
              Add a person
            </RoomLink>
          </>
        }
      />
      <HeldBackPeople people={heldBack} />
      <OfficeTable list={peopleList} answer={answer} />
    </>
  )
}
