import { randomUUID } from 'node:crypto'
import type { CrewDay, CrewTap } from '#contract/crew-day.ts'
import type { CrewStep } from '#contract/dispatch.ts'
import type { TestAnnai } from './annai.ts'
import { get, type HeldBooking, post } from './bookings.ts'
import type { SignedIn } from './scene.ts'

/** Who of a kind goes with a booking. */
export async function memberOf(annai: TestAnnai, held: HeldBooking, kind: 'chauffeur' | 'guide' | 'vehicle') {
  return annai.ctx.db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .innerJoin('bookings', 'bookings.id', 'assignments.booking_id')
    .select(['resources.id', 'resources.name', 'resources.name_ja', 'resources.email', 'resources.phone'])
    .where('reference', '=', held.booking.reference)
    .where('kind', '=', kind)
    .where('live', '=', true)
    .executeTakeFirstOrThrow()
}

export const sendLinks = (annai: TestAnnai, desk: SignedIn, day: string, resourceIds: string[], byMail = false) =>
  post(annai, '/admin/dispatch/links', { day, resourceIds, byMail }, desk.headers)

export const tokenIn = (url: string) => url.split('/').at(-1) ?? ''

/** A fresh link to somebody's day; answers its token. */
export async function linkFor(annai: TestAnnai, desk: SignedIn, day: string, resourceId: string): Promise<string> {
  const { status, body } = await sendLinks(annai, desk, day, [resourceId])
  if (status !== 200) throw new Error(`No link: ${JSON.stringify(body)}`)
  return tokenIn(body.links[0].url)
}

export const openDay = (annai: TestAnnai, token: string) => get(annai, `/crew-day/${token}`)

export async function dayBehind(annai: TestAnnai, token: string): Promise<CrewDay> {
  const { status, body } = await openDay(annai, token)
  if (status !== 200) throw new Error(`No day: ${JSON.stringify(body)}`)
  return body
}

export const tapOf = ({ booking }: HeldBooking, step: CrewStep, at: Date): Extract<CrewTap, { is: 'mark' }> => ({
  ...{ is: 'mark', id: randomUUID(), reference: booking.reference, step, at: at.toISOString() },
})

export const undoOf = ({ id }: CrewTap, at: Date): CrewTap => ({ is: 'undo', id, at: at.toISOString() })

export const sendTaps = (annai: TestAnnai, token: string, taps: CrewTap[]) =>
  post(annai, `/crew-day/${token}/taps`, { taps })
