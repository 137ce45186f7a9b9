import * as z from 'zod/mini'
import { findById } from '#server/booking/index.ts'
import { mailAtTheDoor, mailCrewLink, mailTrouble } from '#server/notifications/index.ts'
import type { Context } from '#server/platform/context.ts'
import { mailTasks } from '#server/platform/jobs.ts'
import { findLinkToMail } from './crew-links.store.ts'
import { addressOf } from './crew-links.ts'
import { readCrewDays } from './read-crew-days.ts'
import { findStandingMark } from './taps.store.ts'
import { findTrouble } from './troubles.store.ts'

const LinkToMail = z.object({ linkId: z.uuid() })

/** A link goes out while it opens something. Its address is made here: no token waits in a queue. */
async function sendLink(ctx: Context, payload: unknown): Promise<void> {
  const { linkId } = LinkToMail.parse(payload)
  const link = await findLinkToMail(ctx.db, linkId, ctx.clock.now())
  if (!link) return
  const [read] = await readCrewDays(ctx, ctx.db, { day: link.day, resourceIds: [link.resourceId] })
  if (!read?.contact.email || !read.contact.inService) return
  const { day, contact } = read
  await mailCrewLink(ctx, {
    linkId,
    to: contact.email,
    name: contact.name,
    nameJa: contact.nameJa,
    day: day.dayWords,
    leavesGarageAt: day.leavesGarageAt,
    firstStartsAt: day.jobs[0]?.startsAt ?? null,
    jobs: day.jobs.length,
    url: await addressOf(ctx, linkId),
  })
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
  const mark = await findStandingMark(ctx.db, markId)
  const booking = await findById(ctx.db, bookingId)
  if (mark && !mark.hasGoneOn && booking) await mailAtTheDoor(ctx, booking, mark)
}

export const crewDayTasks = mailTasks({
  'dispatch.mail-link': sendLink,
  'dispatch.mail-trouble': sendTrouble,
  'dispatch.tell-arrival': tellArrival,
})
