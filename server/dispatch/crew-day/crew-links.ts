import { createHash, randomUUID } from 'node:crypto'
import type { CrewDay, CrewLink, sendCrewLinks as sendCrewLinksCall } from '#contract/crew-day.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { type CrewContact, findCrewContacts } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { queueFor } from '#server/platform/job-queue.rules.ts'
import { addJob } from '#server/platform/jobs.ts'
import { secretWordFor } from '#server/platform/signed-links.ts'
import { addDays, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findLastLinks, type LinkRow, lockPeople, replaceLinks, revokeLink } from './crew-links.store.ts'
import { type ReadDay, readCrewDays } from './read-crew-days.ts'

/** A night that began on the day is over by then. */
export const linkEndsAt = (day: string) => tokyoInstant(addDays(day, 1), '03:00')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Behind a link: the same whenever it is asked for, and only its hash is kept. */
export const tokenOf = (ctx: Context, linkId: string) => secretWordFor(ctx, 'crew-day', linkId)

export const addressOf = async (ctx: Context, linkId: string) =>
  `${ctx.settings.publicUrl}/my-day/${await tokenOf(ctx, linkId)}`

/**
 * All that is said of somebody's jobs and of what else they do on the road, but for what comes by itself: marks and from when, money that was received, and
 * the guest's number the day before.
 */
export function printOf({ jobs, roadDuties }: CrewDay): string {
  const said = jobs
    .filter(({ calledOff }) => !calledOff)
    .map(({ marks: _marks, marksFrom: _from, guestPhone: _phone, doorUrl: _url, received, dueYen, ...job }) => ({
      ...job,
      toCollectYen: received.reduce((sum, { amountYen }) => sum + amountYen, dueYen),
    }))
  // A day without any reads as it did before there were some: nobody is told of a change that is none.
  const all = roadDuties.length === 0 ? said : [...said, roadDuties]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}

/** Everybody with a job on a day, and whoever still has a link to it; whether they opened it, and whether it is old. */
export async function readCrewLinks(ctx: Context, { day }: { day: string }): Promise<{ links: CrewLink[] }> {
  const days = await readCrewDays(ctx, ctx.db, { day })
  const last = await findLastLinks(ctx.db, day)
  const having = new Set(days.map(({ resourceId }) => resourceId))
  const without = [...last.values()].filter(({ resourceId, revokedAt }) => !revokedAt && !having.has(resourceId))
  const others = await findCrewContacts(
    ctx.db,
    without.map(({ resourceId }) => resourceId),
  )
  return {
    links: [
      ...days.map((one) => toWire(one.contact, last.get(one.resourceId), one)),
      ...without.flatMap((link) => {
        const contact = others.get(link.resourceId)
        return contact ? [toWire(contact, link, null)] : []
      }),
    ],
  }
}

function toWire(contact: CrewContact, link: LinkRow | undefined, read: ReadDay | null): CrewLink {
  const day = read?.day
  const iso = (at: Date | null | undefined) => (at ? tokyoIso(at) : null)
  const isOld = link?.seen && (day ? printOf(day) !== link.seen.print : link.seen.jobs.length > 0)
  return {
    id: link?.id ?? '',
    resourceId: contact.id,
    name: contact.name,
    kind: contact.kind,
    jobs: day?.jobs.length ?? 0,
    brings: read?.brings.length ?? 0,
    email: contact.email,
    sentAt: iso(link?.mailedAt),
    openedAt: iso(link?.openedAt),
    revokedAt: iso(link?.revokedAt),
    changedSince: Boolean(isOld && !link?.revokedAt),
  }
}

type Sent = OutputOf<typeof sendCrewLinksCall>

/** Makes new links to a day and has them mailed; an older link of the same person and day ends in the same moment. */
export async function sendCrewLinks(
  ctx: Context,
  { day, resourceIds, byMail }: ReadInputOf<typeof sendCrewLinksCall>,
  attempt: Attempt,
): Promise<Sent> {
  const now = ctx.clock.now()
  const expiresAt = linkEndsAt(day)
  if (expiresAt <= now) throw new AppError('platform.invalid-input', { fields: { day: 'This day is over.' } })
  const ids = [...new Set(resourceIds)]
  const made = await Promise.all(
    ids.map(async (resourceId) => {
      const id = randomUUID()
      return { id, resourceId, tokenHash: hashOf(await tokenOf(ctx, id)), url: await addressOf(ctx, id) }
    }),
  )
  return ctx.db.transaction().execute(async (db) => {
    const there = await lockPeople(db, ids)
    if (there.size < ids.length) throw new AppError('dispatch.unknown-resource')
    const contacts = await findCrewContacts(db, ids)
    const mailedTo = (resourceId: string) => (byMail ? (contacts.get(resourceId)?.email ?? '') : '')
    const links = made.map((one) => ({ ...one, mailedAt: mailedTo(one.resourceId) ? now : null }))
    await replaceLinks(db, { day, expiresAt, now, links })
    for (const { id, resourceId } of links.filter(({ mailedAt }) => mailedAt))
      await addJob(db, 'dispatch.mail-link', { linkId: id }, { queue: queueFor('mails of crew', resourceId) })
    const answer = {
      links: made.map(({ resourceId, url }) => ({ resourceId, url, mailedTo: mailedTo(resourceId) })),
    }
    await attempt.remember(db, answer)
    return answer
  })
}

export async function revokeCrewLink(ctx: Context, { id }: { id: string }): Promise<void> {
  if (!(await revokeLink(ctx.db, id, ctx.clock.now()))) throw new AppError('dispatch.unknown-link')
}
