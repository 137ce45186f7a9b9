import { Users } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { GuestRow } from '#contract/guests.ts'
import { guestsList } from '#web/features/office-guests/guests-list.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { useRead } from '#web/ui/read-gate.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const clientLoader = loadList(guestsList)

export default function GuestsPage() {
  const answer = useLoaderData<ListRead<GuestRow>>()
  const read = useRead(answer.reading)
  const alike = read && 'here' in read ? (read.here.counts?.pairs ?? 0) : 0
  return (
    <>
      <OfficeHead title="Guests" />
      {alike > 0 && (
        <Alert tone="waiting" icon={Users} className="mb-4 !py-2.5 text-sm">
          <strong className="font-semibold">{alike} guests look like the same person as another.</strong> The same
          mobile, the same name, or the same card and nearly the same name.{' '}
          <TextLink to="/admin/guests/merge">Look at them</TextLink>
        </Alert>
      )}
      <OfficeTable list={guestsList} answer={answer} />
    </>
  )
}
