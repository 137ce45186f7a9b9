import { Users } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { GuestRow } from '#contract/guests.ts'
import { guestsList } from '#web/guests/office/guests-list.tsx'
import { Notice } from '#web/ui/office/notice.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { useRead } from '#web/ui/read-gate.tsx'

export const clientLoader = loadList(guestsList)

export default function GuestsPage() {
  const answer = useLoaderData<ListRead<GuestRow>>()
  const read = useRead(answer.reading)
  const alike = read && 'here' in read ? (read.here.counts?.pairs ?? 0) : 0
  return (
    <>
      <OfficeHead title="Guests" />
      {alike > 0 && (
        <Notice icon={Users} action={{ label: 'Look at them', to: '/admin/guests/merge' }}>
          <strong className="font-semibold">{alike} guests look like the same person as another.</strong> The same
          mobile, the same name, or the same card and nearly the same name.
        </Notice>
      )}
      <OfficeTable list={guestsList} answer={answer} />
    </>
  )
}
