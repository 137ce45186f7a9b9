import { isDeepStrictEqual } from 'node:util'
import { arrivalNewsMinutes } from '#contract/meeting-times.ts'
import { inPlaceOf } from '#contract/stand-in-words.ts'
import { standsAt } from '#contract/stands-at.ts'
import type { BookingRow } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { chauffeurOf } from './booking-parts.ts'
import { gatherFacts, type MailFacts } from './mail-facts.ts'
import { deskPhone, type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, opening, quotation, remark } from './mail-parts.ts'
import { greeting, timeOf } from './mail-words.rules.ts'
import { sendOnce, sendTrue } from './send-once.ts'
import { tellOfBooking } from './tell-of-booking.ts'

/** What one of the crew is told about a day of theirs. No guest is named: mails lie about. */
export interface CrewLinkMail {
  to: string
  name: string
  nameJa: string
  day: { en: string; ja: string }
  leavesGarageAt: string | null
  /** Which cars are taken over and given back in which garage, where that is not as always. */
  cars: readonly { is: 'collect' | 'handBack'; number: string; garage: { en: string; ja: string }; at: string }[]
  /** Each car that they bring to guests on the road: from where, to whom, whom to ring. */
  brings: readonly { en: string; ja: string }[]
  firstStartsAt: string | null
  jobs: number
  url: string
}

/** The link to somebody's day, in both languages; each link once, and while it is the one that opens the day. */
export const mailCrewLink = (ctx: Context, linkId: string, find: () => Promise<CrewLinkMail | null>): Promise<void> =>
  sendTrue(ctx, async () => {
    const link = await find()
    return (
      link && {
        occasion: `crew-link:${linkId}`,
        bookingId: null,
        write: async () => ({ to: link.to, replyTo: ctx.settings.mail.office, ...crewLinkMail(link) }),
        isStillSo: async () => isDeepStrictEqual(await find(), link),
      }
    )
  })

function crewLinkMail(link: CrewLinkMail): Mail {
  const { name, nameJa, day, leavesGarageAt, cars, brings, url } = link
  const [begins, beginsJa] = whatStandsThere(link)
  const garage = leavesGarageAt ? ` Leave the garage at ${timeOf(leavesGarageAt)}.` : ''
  const garageJa = leavesGarageAt ? `${timeOf(leavesGarageAt)}に出庫してください。` : ''
  const handovers = cars
    .map(({ is, number, garage, at }) =>
      is === 'collect'
        ? ` Collect ${number} at ${garage.en}, ${timeOf(at)}.`
        : ` Hand ${number} back at ${garage.en}, ${timeOf(at)}.`,
    )
    .join('')
  const handoversJa = cars
    .map(({ is, number, garage, at }) =>
      is === 'collect'
        ? `${timeOf(at)}に${garage.ja || garage.en}で${number}を受け取ってください。`
        : `${timeOf(at)}に${garage.ja || garage.en}へ${number}を返却してください。`,
    )
    .join('')
  return mailOf({
    subject: `Your day ${day.en} / ${day.ja}`,
    preview: `${begins} ${beginsJa}`,
    reference: day.en,
    parts: [
      opening({
        title: `Your day, ${day.en}. ${day.ja}`,
        prose: [
          `${name}: ${begins}${garage}${handovers}${brings.map(({ en }) => ` ${en}.`).join('')} Open it once while you have signal; it then works without. Any older link to this day has ended.`,
          `${nameJa || name}様 ${beginsJa}${garageJa}${handoversJa}${brings.map(({ ja }) => `${ja}。`).join('')}電波のある所で一度開くと、その後は圏外でも使えます。以前のリンクは無効です。`,
        ],
        button: { label: 'Open my day 一日の予定', url },
      }),
      remark('Only for you ご本人専用', 'Please do not pass it on. 転送しないでください。'),
    ],
  })
}

/** Jobs, and of who has none the car that they bring; in both languages. */
function whatStandsThere({ firstStartsAt, jobs, brings }: CrewLinkMail): [en: string, ja: string] {
  if (firstStartsAt) {
    const at = timeOf(firstStartsAt)
    return [`${jobs === 1 ? 'One job,' : `${jobs} jobs, the first`} at ${at}.`, `${jobs}件、最初のお迎えは${at}です。`]
  }
  if (brings.length > 0) return ['You bring a car to guests on the road.', '走行中のお客様へ代車を届ける業務です。']
  return ['No job stands there at the moment.', '現在、予定はありません。']
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

/** Who came to the door, and when; null once that was taken back or the day has gone on. */
export type Arrival = { name: string; at: Date } | null

/** Somebody stands at the door: told to the guest once for a day, while it is news. */
export const mailAtTheDoor = (ctx: Context, bookingId: string, findArrival: () => Promise<Arrival>): Promise<void> =>
  tellOfBooking(ctx, bookingId, async (booking) => {
    const arrival = await findArrival()
    return (
      arrival && {
        occasion: `at-the-door:${booking.id}:${tokyoDayOf(booking.startsAt)}`,
        isTrue: (now) => isNewsAtTheDoor(booking, arrival.at, now),
        write: async () => {
          const facts = await gatherFacts(ctx, booking)
          const mail = atTheDoorMail(facts, arrival.name, arrival.at)
          return { to: booking.email, replyTo: ctx.settings.mail.office, ...mail }
        },
      }
    )
  })

function isNewsAtTheDoor({ state, erasedAt, startsAt }: BookingRow, at: Date, now: Date): boolean {
  const isNews = now.getTime() - at.getTime() < newsMs
  const isSoon = startsAt.getTime() - at.getTime() < arrivalNewsMinutes * 60_000
  return state === 'confirmed' && !erasedAt && isNews && isSoon
}

function atTheDoorMail(facts: MailFacts, tappedBy: string, at: Date): Mail {
  const { booking, pickUp, car, manageUrl, company } = facts
  const who = (chauffeurOf(booking)?.name ?? tappedBy).split(' ')[0] ?? tappedBy
  const said = `${who} is ${standsAt(booking) ?? 'there'}`
  const itIs = car ? ` ${[`It is the ${car}.`, inPlaceOf(booking)].filter(Boolean).join(' ')}` : ''
  const board = booking.nameBoard ? ` The board says ${booking.nameBoard}.` : ''
  return mailOf({
    subject: `${said} (${booking.reference})`,
    preview: `Since ${timeOf(tokyoIso(at))}: ${pickUp}.`,
    reference: booking.reference,
    parts: [
      opening({
        title: `${said}.`,
        prose: [
          `${greeting(booking.leadName)}, the car has been waiting since ${timeOf(tokyoIso(at))}: ${pickUp}.${itIs}${board} Your day begins at ${timeOf(booking.startsAt)}; there is no hurry before.`,
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      remark('If you do not find each other', `Ring the desk: ${deskPhone(company)}.`),
    ],
  })
}
