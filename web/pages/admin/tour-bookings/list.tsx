import { CloudLightning, Mail, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type BookingBatch, beginBatch, mostInBatch } from '#contract/booking-batches.ts'
import type { OfficeBookingRow } from '#contract/office-bookings.ts'
import { writeToGuests } from '#contract/office-bookings.ts'
import { tourBookings } from '#web/booking/office/list/bookings-list.tsx'
import { ManyDialog } from '#web/booking/office/list/many-dialog.tsx'
import { ManyProgress } from '#web/booking/office/list/many-progress.tsx'
import type { Preview } from '#web/booking/office/list/many-words.ts'
import { mostGuests, WriteToGuests } from '#web/booking/office/list/write-to-guests.tsx'
import { useMay } from '#web/platform/rights.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import type { BulkAction } from '#web/ui/office-table/definition.ts'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { toast } from '#web/ui/toast-queue.ts'

export const clientLoader = loadList(tourBookings)

interface Chosen {
  rows: readonly OfficeBookingRow[]
  clear: () => void
}

interface Deed {
  begun: BookingBatch | null
  leftOut: Preview['rows']
}

const noDeed: Deed = { begun: null, leftOut: [] }

export default function TourBookingsPage() {
  const may = useMay()
  const [writing, setWriting] = useState<Chosen | null>(null)
  const [many, setMany] = useState<Chosen | null>(null)
  const [{ begun, leftOut }, setDeed] = useState<Deed>(noDeed)
  const bulk: BulkAction<OfficeBookingRow>[] = [
    {
      id: 'write',
      label: 'Write to guests',
      icon: Mail,
      // Of a guest who left us there is nothing to write to.
      fits: ({ email }) => email !== '',
      run: (rows, clear) =>
        rows.length > mostGuests
          ? void toast({ title: `At most ${mostGuests} guests at once`, tone: 'neutral' })
          : setWriting({ rows, clear }),
    },
    {
      id: 'many',
      label: 'Cancel or move',
      icon: CloudLightning,
      fits: ({ status }) => status === 'confirmed' || status === 'needs-crew' || status === 'on-the-road',
      fitsPartly: true,
      run: (rows, clear) =>
        rows.length > mostInBatch
          ? void toast({ title: `At most ${mostInBatch} bookings at once`, tone: 'neutral' })
          : setMany({ rows, clear }),
    },
  ]
  return (
    <>
      <OfficeHead
        title="Tour bookings"
        actions={
          <RoomLink to="/admin/tour-bookings/add" variant="primary" size="small" className="max-md:min-h-11">
            <Icon of={Plus} dense />
            Add booking
          </RoomLink>
        }
      />
      <ManyProgress begun={begun} leftOut={leftOut} onSeen={() => setDeed(noDeed)} />
      <OfficeTable
        list={tourBookings}
        answer={useLoaderData<ListRead<OfficeBookingRow>>()}
        bulk={bulk.filter(({ id }) => may(id === 'write' ? writeToGuests : beginBatch))}
      />
      {many && (
        <ManyDialog
          rows={many.rows}
          onClose={() => setMany(null)}
          onBegun={(batch, stay) => {
            setDeed({ begun: batch, leftOut: stay })
            many.clear()
            setMany(null)
          }}
        />
      )}
      {writing && (
        <WriteToGuests
          rows={writing.rows}
          onClose={() => setWriting(null)}
          onSent={() => {
            writing.clear()
            setWriting(null)
          }}
        />
      )}
    </>
  )
}
