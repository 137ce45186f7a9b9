import type { CrewDay } from '#contract/crew-day.ts'
import { network } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { findOpenLink, type LinkRow, rememberSeen } from './crew-links.store.ts'
import { hashOf, printOf } from './crew-links.ts'
import { type ReadDay, readCrewDays } from './read-crew-days.ts'

/** Whole crews may share the address of one telephone company; one telephone alone asks far less. */
const fromOneNetwork = { tries: 900, windowSeconds: 15 * 60 }
const throughOneLink = { tries: 240, windowSeconds: 15 * 60 }

/**
 * The link behind a token. One that was revoked, is over, was never ours or is of somebody who left is refused in the
 * same words: nobody learns which.
 */
export async function openLink(ctx: Context, token: string, origin: Origin): Promise<LinkRow> {
  const address = { key: `crew-day:${network(origin.address)}`, ...fromOneNetwork }
  await refuseTooMany(ctx, 'crew.too-many', [address])
  const link = await findOpenLink(ctx.db, hashOf(token), ctx.clock.now())
  if (!link) throw new AppError('crew.link-ended')
  await refuseTooMany(ctx, 'crew.too-many', [{ key: `crew-day:${link.id}`, ...throughOneLink }])
  return link
}

/** What the page behind a link shows now, with what was called off since it was last opened. */
export async function readDayOf(ctx: Context, db: Database, link: LinkRow): Promise<ReadDay> {
  const { day, resourceId, expiresAt, seen } = link
  const page = { until: expiresAt, seenJobs: seen?.jobs ?? [] }
  const [read] = await readCrewDays(ctx, db, { day, resourceIds: [resourceId], link: page })
  if (!read) throw new AppError('crew.link-ended')
  return read
}

/** Shows the page: what it says is what its reader knows from now on. */
export async function showDay(ctx: Context, link: LinkRow): Promise<CrewDay> {
  const { day, bookingIds } = await readDayOf(ctx, ctx.db, link)
  await rememberSeen(ctx.db, link, { jobs: bookingIds, print: printOf(day) }, ctx.clock.now())
  return day
}

export const readCrewDay = async (ctx: Context, { token }: { token: string }, origin: Origin): Promise<CrewDay> =>
  showDay(ctx, await openLink(ctx, token, origin))
