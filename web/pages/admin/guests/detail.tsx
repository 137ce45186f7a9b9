import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type GuestDetail, guestDetail, guestOrBooking } from '#contract/guests.ts'
import { FindGuest } from '#web/guests/office/find-guest.tsx'
import { ForTheOffice } from '#web/guests/office/for-the-office.tsx'
import { GuestView } from '#web/guests/office/guest-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { findSession } from '#web/platform/session-between-tabs.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

type Detail = { outside: string; isSignedIn: boolean } | { reading: Reading<GuestDetail> } | { choose: true }

const trail = [{ label: 'Guests', to: '/admin/guests/list' }]

/** The page opens for anyone (specification §6); only an admin's token is asked for a guest, and only then. */
async function load({ request, url }: ClientLoaderFunctionArgs): Promise<Detail> {
  const { pathname, search, searchParams } = new URL(request.url)
  const session = await findSession()
  if (session?.user.role !== 'admin') return { outside: pathname + search + url.hash, isSignedIn: session !== null }
  const id = (searchParams.get('id') ?? '').trim()
  if (!guestOrBooking.test(id)) return { choose: true }
  return { reading: await readForPage(() => call(guestDetail, { id })) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function GuestDetailPage() {
  const detail = useLoaderData<Detail>()
  if ('outside' in detail) return <ForTheOffice here={detail.outside} isSignedIn={detail.isSignedIn} />
  if ('choose' in detail)
    return (
      <>
        <OfficeHead title="A guest" trail={trail} />
        <FindGuest />
      </>
    )
  return (
    <OfficeRead
      of={detail.reading}
      title="A guest"
      trail={trail}
      what="The guest"
      list={{ label: 'All guests', to: '/admin/guests/list' }}
    >
      {(guest) => (
        <>
          <TabTitle of={guest.erasedOn ? 'Deleted on request' : guest.name} />
          <GuestView key={`${guest.id} ${guest.version}`} guest={guest} />
        </>
      )}
    </OfficeRead>
  )
}
