import * as z from 'zod/mini'
import { findMailQueue } from '#server/booking/index.ts'
import { type CrewLinkMail, mailAtTheDoor, mailCrewLink, mailTrouble } from '#server/notifications/index.ts'
import type { Context } from '#server/platform/context.ts'
import { mailTasks } from '#server/platform/installation.ts'
import type { TaskList } from '#server/platform/jobs.ts'
import { findLinkToMail } from './crew-links.store.ts'
import { addressOf } from './crew-links.ts'
import { readCrewDays } from './read-crew-days.ts'
import { findStandingMark } from './taps.store.ts'
import { findTrouble } from './troubles.store.ts'

const LinkToMail = z.object({ linkId: z.uuid() })

/** A link goes out while it opens something. Its address is made here: no token waits in a queue. */
async function sendLink(ctx: Context, payload: unknown): Promise<void> {
  const { linkId } = LinkToMail.parse(payload)
  await mailCrewLink(ctx, linkId, () => findMailOf(ctx, linkId))
}

async function findMailOf(ctx: Context, linkId: string): Promise<CrewLinkMail | null> {
  const link = await findLinkToMail(ctx.db, linkId, ctx.clock.now())
  if (!link) return null
  const [read] = await readCrewDays(ctx, ctx.db, { day: link.day, resourceIds: [link.resourceId] })
  if (!read?.contact.email || !read.contact.inService) return null
  const { day, contact } = read
  return {
    to: contact.email,
    name: contact.name,
    nameJa: contact.nameJa,
    day: day.dayWords,
    leavesGarageAt: day.leavesGarageAt,
    cars: day.jobs.flatMap(({ collect, handBack }) => [
      ...(collect ? [{ is: 'collect' as const, ...collect }] : []),
      ...(handBack ? [{ is: 'handBack' as const, ...handBack }] : []),
    ]),
    brings: read.brings,
    firstStartsAt: day.jobs[0]?.startsAt ?? null,
    jobs: day.jobs.length,
    url: await addressOf(ctx, linkId),
  }
}

const TroubleToMail = z.object({ troubleId: z.uuid() })

async function sendTrouble(ctx: Context, payload: unknown): Promise<void> {
  const trouble = await findTrouble(ctx.db, TroubleToMail.parse(payload).troubleId)
  if (trouble) await mailTrouble(ctx, trouble)
}

const Arrival = z.object({ markId: z.uuid(), bookingId: z.uuid() })

/** Told while it stands and the day has not gone on. */
async function tellArrival(ctx: Context, payload: unknown): Promise<void> {
  const { markId, bookingId } = Arrival.parse(payload)
  await mailAtTheDoor(ctx, bookingId, async () => {
    const mark = await findStandingMark(ctx.db, markId)
    return mark && !mark.hasGoneOn ? mark : null
  })
}

export const crewDayTasks: TaskList = mailTasks({
  'dispatch.mail-link': { send: sendLink },
  'dispatch.mail-trouble': { send: sendTrouble },
  'dispatch.tell-arrival': {
    send: tellArrival,
    queue: ({ db }, payload) => findMailQueue(db, Arrival.parse(payload).bookingId),
  },
})
