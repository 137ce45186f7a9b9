import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type LeavePlan, readLeave } from '#contract/leave.ts'
import { isDay } from '#core/days.ts'
import { LeavePage, leaveTrail } from '#web/dispatch/office/leave/leave-page.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

async function load({ request }: ClientLoaderFunctionArgs): Promise<Reading<LeavePlan>> {
  const asked = new URL(request.url).searchParams
  const from = asked.get('from') ?? ''
  const kind = asked.get('kind') === 'guide' ? 'guide' : 'chauffeur'
  return readForPage(() => call(readLeave, { kind, ...(isDay(from) ? { from } : {}) }))
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** Who is away, and who asks to be. */
export default function LeaveRoute() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<LeavePlan>>()}
      title="Leave"
      trail={leaveTrail}
      what="The leave"
      list={{ label: 'All people', to: '/admin/people' }}
    >
      {(plan) => <LeavePage plan={plan} />}
    </OfficeRead>
  )
}
