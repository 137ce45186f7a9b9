import { crewMissing } from '#contract/crew-missing.ts'
import type { MailKind } from '#contract/mail-choices.ts'
import { type BookingRow, hasLeft } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { MailAttachment } from '#server/platform/mail.ts'
import { isReviewed } from '#server/reviews/index.ts'
import { makeCalendarFile, makeVoucher } from '#server/vouchers/index.ts'
import { toldBy } from './booking-parts.ts'
import { wasConfirmed } from './mail-cancelled.ts'
import { gatherFacts, type MailFacts } from './mail-facts.ts'
import { wantsMail } from './mail-refusals.store.ts'
import { ownWordsFor } from './mail-texts.ts'
import { findLastTold } from './mails.store.ts'
import { type OccasionName, occasions } from './occasions.ts'
import { backSince, paidSince } from './price-of-change.ts'
import type { Letter } from './send-once.ts'
import { toldBeforeChange } from './told-before.ts'
import { changesBetween, isNothingNew, withSaid } from './told-changes.rules.ts'
import { findUnnamed } from './unnamed-places.ts'
import { unsubscribeHeaders, unsubscribeLinks } from './unsubscribe.ts'

/** The mail of an occasion, about the booking as it is now; null where that is no longer so. */
export async function writeLetter(
  ctx: Context,
  name: OccasionName,
  booking: BookingRow,
  refundIds: readonly string[] = [],
): Promise<Letter | null> {
  const occasion = occasions[name]
  if (!occasion.isTrue(booking, ctx.clock.now())) return null
  const { kind } = occasion
  if (kind && !(await isWanted(ctx, booking, kind))) return null
  const links = kind ? await unsubscribeLinks(ctx, booking.id, kind) : null
  const known = { ...(await gatherFacts(ctx, booking, refundIds)), unsubscribeUrl: links?.page ?? null }
  const isFinding = (occasion.tellsAll || name === 'reminder') && crewMissing(known.booking) !== null
  // Whoever reads that we are looking for somebody hears who it is, also where it is the one who was named before.
  const said = occasion.tellsAll || isFinding ? toldBy(known) : null
  const last = said && (await findLastTold(ctx.db, booking.id))
  const before = said && (last ?? (await untoldBefore(ctx, name, booking)))
  const told = said && before ? withSaid(before.told, said, await findUnnamed(ctx, booking, known, before.told)) : said
  if (name === 'changed' && told && before && !asksForMoney(known) && isNothingNew(before, { told, to: booking.email }))
    return null
  const gathered = {
    ...known,
    changes: told && before ? changesBetween(before.told, told) : [],
    backNow: name === 'changed' ? await backSince(ctx.db, booking.id, last?.sentAt ?? null) : [],
    paidNowYen: name === 'changed' && last ? paidSince(known.booking, last.sentAt) : 0,
  }
  // The office's own words are for days that are to come, with somebody who does.
  const isUsual = !isFinding && !(name === 'changed' && known.isOnTheWay)
  const facts = { ...gathered, own: isUsual ? await ownWordsFor(ctx.db, name, gathered) : null }
  const attachments: MailAttachment[] = []
  for (const paper of occasion.papers) attachments.push(...(await papers[paper](ctx, booking, facts)))
  const headers = links ? unsubscribeHeaders(links) : {}
  const kept = isFinding ? said : told
  return {
    to: booking.email,
    replyTo: ctx.settings.mail.office,
    ...occasion.write(facts),
    attachments,
    headers,
    told: kept,
  }
}

/** It asks for a difference by the link: that is news also where all else is the same. */
const asksForMoney = ({ booking: { dueYen, paidYen, refundedYen } }: MailFacts) => dueYen > 0 && paidYen !== refundedYen

/** A change is told from what it was, also where no mail said that. */
const untoldBefore = async (ctx: Context, name: OccasionName, booking: BookingRow) =>
  name === 'changed' ? toldBeforeChange(ctx, booking) : null

/** Nobody is asked how a day was who has said so, and nobody who left us. */
async function isWanted({ db }: Context, { id, email, erasedAt }: BookingRow, kind: MailKind): Promise<boolean> {
  if (erasedAt || !(await wantsMail(db, email, kind))) return false
  // Nobody who left is asked how it was.
  return kind !== 'review' || !((await isReviewed(db, id)) || (await hasLeft(db, id)))
}

const papers = {
  voucher: async (ctx: Context, booking: BookingRow): Promise<MailAttachment[]> => [
    {
      filename: `annai-voucher-${booking.reference}.pdf`,
      contentType: 'application/pdf',
      content: await makeVoucher(ctx, booking),
    },
  ],
  /** Named with its method, by which calendars take it over. A booking that no calendar knows has nothing to withdraw. */
  calendar: async (ctx: Context, booking: BookingRow, facts: MailFacts): Promise<MailAttachment[]> => {
    if (!wasConfirmed(facts.booking)) return []
    const method = booking.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
    return [
      {
        filename: `annai-${booking.reference}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: await makeCalendarFile(ctx, booking),
      },
    ]
  },
}
