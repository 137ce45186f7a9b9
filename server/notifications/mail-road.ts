import type { BookingRow } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { chauffeurOf } from './booking-parts.ts'
import { gatherFacts, type MailFacts } from './mail-facts.ts'
import { deskPhone, type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, opening, quotation, remark } from './mail-parts.ts'
import { greeting, timeOf } from './mail-words.rules.ts'
import { sendOnce } from './send-once.ts'

/** What one of the crew is told about a day of theirs. No guest is named: mails lie about. */
export interface CrewLinkMail {
  linkId: string
  to: string
  name: string
  nameJa: string
  day: { en: string; ja: string }
  leavesGarageAt: string | null
  firstStartsAt: string | null
  jobs: number
  url: string
}

/** The link to somebody's day, in both languages; each link once. */
export async function mailCrewLink(ctx: Context, link: CrewLinkMail): Promise<void> {
  await sendOnce(ctx, {
    occasion: `crew-link:${link.linkId}`,
    bookingId: null,
    write: async () => ({ to: link.to, replyTo: ctx.settings.mail.office, ...crewLinkMail(link) }),
  })
}

function crewLinkMail({ name, nameJa, day, leavesGarageAt, firstStartsAt, jobs, url }: CrewLinkMail): Mail {
  const begins = firstStartsAt
    ? `${jobs === 1 ? 'One job,' : `${jobs} jobs, the first`} at ${timeOf(firstStartsAt)}.`
    : 'No job stands there at the moment.'
  const beginsJa = firstStartsAt
    ? `${jobs}件、最初のお迎えは${timeOf(firstStartsAt)}です。`
    : '現在、予定はありません。'
  const garage = leavesGarageAt ? ` Leave the garage at ${timeOf(leavesGarageAt)}.` : ''
  const garageJa = leavesGarageAt ? `${timeOf(leavesGarageAt)}に出庫してください。` : ''
  return mailOf({
    subject: `Your day ${day.en} / ${day.ja}`,
    preview: `${begins} ${beginsJa}`,
    reference: day.en,
    parts: [
      opening({
        title: `Your day, ${day.en}. ${day.ja}`,
        prose: [
          `${name}: ${begins}${garage} Open it once while you have signal; it then works without. Any older link to this day has ended.`,
          `${nameJa || name}様 ${beginsJa}${garageJa}電波のある所で一度開くと、その後は圏外でも使えます。以前のリンクは無効です。`,
        ],
        button: { label: 'Open my day 一日の予定', url },
      }),
      remark('Only for you ご本人専用', 'Please do not pass it on. 転送しないでください。'),
    ],
  })
}

export interface TroubleMail {
  id: string
  name: string
  kind: string
  phone: string
  email: string
  words: string
  at: Date
  bookingId: string | null
  reference: string | null
}

/** What one of the crew told from the road, to the office; once. */
export async function mailTrouble(ctx: Context, trouble: TroubleMail): Promise<void> {
  const { office } = ctx.settings.mail
  const { id, name, email, bookingId } = trouble
  await sendOnce(ctx, {
    occasion: `trouble:${id}`,
    bookingId,
    write: async () => ({
      to: office,
      replyTo: email ? { name, address: email } : office,
      ...troubleMail(trouble, `${ctx.settings.publicUrl}/admin/dispatch?day=${tokyoDayOf(trouble.at)}`),
    }),
  })
}

function troubleMail({ name, kind, phone, words, at, reference }: TroubleMail, url: string): Mail {
  const title = `${name} has a problem on the road`
  return mailOf({
    subject: reference ? `${title} (${reference})` : title,
    preview: words.slice(0, 120),
    reference: reference ?? '',
    parts: [
      opening({ title: `${title}.`, prose: [], button: { label: 'Open the board', url } }),
      quotation(words),
      factTable('From', [
        [kind === 'guide' ? 'Guide' : 'Chauffeur', name],
        ['Telephone', phone || 'not known'],
        ['At', `${timeOf(tokyoIso(at))} in Tokyo`],
        ['Booking', reference ?? 'not named'],
      ]),
    ],
    answering: 'Answer this mail and it reaches whoever told it.',
  })
}

/** Later than this, whoever waited has met. */
const newsMs = 30 * 60_000
/** Sooner than this before the day, it was tapped by mistake, or nobody needs to know yet. */
const soonMs = 60 * 60_000

/** Somebody stands at the door: told to the guest once for a day, while it is news. */
export async function mailAtTheDoor(
  ctx: Context,
  booking: BookingRow,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await sendOnce(ctx, {
    occasion: `at-the-door:${booking.id}:${tokyoDayOf(booking.startsAt)}`,
    bookingId: booking.id,
    write: async () => {
      const isNews = ctx.clock.now().getTime() - at.getTime() < newsMs
      const isSoon = booking.startsAt.getTime() - at.getTime() < soonMs
      if (booking.state !== 'confirmed' || booking.erasedAt || !isNews || !isSoon) return null
      const facts = await gatherFacts(ctx, booking)
      return { to: booking.email, replyTo: ctx.settings.mail.office, ...atTheDoorMail(facts, name, at) }
    },
  })
}

function atTheDoorMail(facts: MailFacts, tappedBy: string, at: Date): Mail {
  const { booking, pickUp, car, manageUrl, company } = facts
  const who = (chauffeurOf(booking)?.name ?? tappedBy).split(' ')[0] ?? tappedBy
  const isDoor = booking.pickUp?.kind === 'hotel' || booking.pickUp?.kind === 'address'
  const said = isDoor ? `${who} is at the door` : `${who} is there`
  const board = booking.nameBoard ? ` The board says ${booking.nameBoard}.` : ''
  return mailOf({
    subject: `${said} (${booking.reference})`,
    preview: `Since ${timeOf(tokyoIso(at))}: ${pickUp}.`,
    reference: booking.reference,
    parts: [
      opening({
        title: `${said}.`,
        prose: [
          `${greeting(booking.leadName)}, the car has been waiting since ${timeOf(tokyoIso(at))}: ${pickUp}.${car ? ` It is the ${car}.` : ''}${board} Your day begins at ${timeOf(booking.startsAt)}; there is no hurry before.`,
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      remark('If you do not find each other', `Ring the desk: ${deskPhone(company)}.`),
    ],
  })
}
