import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  dropMailText as dropCall,
  MailFactName,
  previewMail as previewCall,
  readMailTexts as readCall,
  saveMailText as saveCall,
} from '#contract/mail-texts.ts'
import { formatYen } from '#contract/money.ts'
import { findById, findLatest } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { chauffeurOf, firstNameOf } from './booking-parts.ts'
import { gatherFactsWith, type MailFacts, type OwnWords } from './mail-facts.ts'
import { deskPhone } from './mail-page.ts'
import { fillIn, oneLine, paragraphsOf, unknownFacts } from './mail-texts.rules.ts'
import { countSent, findMailText, findMailTexts, removeMailText, replaceMailText } from './mail-texts.store.ts'
import { classInWords, longDay, partyInWords, refundSteps, shortDay, timeOf } from './mail-words.rules.ts'
import { type OccasionName, occasionNames, occasions } from './occasions.ts'
import { usualTexts } from './usual-texts.ts'

type Texts = OutputOf<typeof readCall>

const weekMs = 7 * 86_400_000

/** What the office wrote for an occasion, filled in; null where our words stand. */
export async function ownWordsFor(db: Database, name: OccasionName, facts: MailFacts): Promise<OwnWords | null> {
  const text = await findMailText(db, name)
  return text ? wordsOf(text, facts) : null
}

function wordsOf({ subject, opening }: { subject: string; opening: string }, facts: MailFacts): OwnWords {
  const words = factWords(facts)
  return { subject: oneLine(fillIn(subject, words)), prose: paragraphsOf(opening).map((part) => fillIn(part, words)) }
}

/** Every fact in words. What is not known yet is said so that a sentence with it still reads well. */
function factWords(facts: MailFacts): Record<MailFactName, string> {
  const { booking, now, pickUp, car, refund } = facts
  const chauffeur = chauffeurOf(booking)
  const heldYen = booking.paidYen - booking.refundedYen
  const steps = refundSteps(booking.cancellationTiers, { startsAt: booking.startsAt, heldYen, now })
  const free = steps.find(({ isAll }) => isAll)
  const ends = booking.heldUntil
  return {
    firstName: booking.leadName.split(' ')[0] ?? booking.leadName,
    tour: booking.tour.title,
    day: shortDay(booking.startsAt),
    dayLong: longDay(booking.startsAt),
    time: timeOf(booking.startsAt),
    pickUp,
    party: partyInWords(booking),
    chauffeur: chauffeur ? firstNameOf(chauffeur) : 'your chauffeur',
    car: car ?? classInWords[booking.vehicleClass],
    total: formatYen(booking.totalYen),
    freeUntil: free ? free.until.replace(/^Until /i, '') : 'now',
    heldUntil: ends ? `${shortDay(ends)}, ${timeOf(ends)}` : 'now',
    refund: formatYen(refund?.amountYen ?? booking.refundedYen),
    reference: booking.reference,
    desk: deskPhone,
  }
}

export async function readMailTexts({ db, clock }: Context): Promise<Texts> {
  const own = new Map((await findMailTexts(db)).map((text) => [text.occasion, text]))
  const sent = await countSent(db, new Date(clock.now().getTime() - weekMs))
  return {
    texts: occasionNames.map((occasion) => {
      const { name, when, ...usual } = usualTexts[occasion]
      const stored = own.get(occasion)
      const { subject, opening } = stored ?? usual
      return {
        ...{ occasion, name, when, subject, opening },
        ...{ isOwn: stored !== undefined, version: stored?.version ?? 0, sentThisWeek: sent.get(occasion) ?? 0 },
      }
    }),
  }
}

/** In which state a booking is when it gets the mail; others get it as confirmed ones. */
const stateFor: Partial<Record<OccasionName, string>> = { held: 'on_hold', cancelled: 'cancelled' }

/** A text tried on the newest booking that could get it, or on the newest. Its link opens nothing: a preview hands out no keys. */
export async function previewMail(
  ctx: Context,
  { occasion, subject, opening }: ReadInputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const name = known(occasion)
  refuseUnknownFacts({ subject, opening })
  const newest = await findLatest(ctx.db, 50)
  const latest = newest.find(({ state }) => state === (stateFor[name] ?? 'confirmed')) ?? newest[0]
  const booking = latest && (await findById(ctx.db, latest.id))
  if (!booking) return { reader: null, subject, prose: paragraphsOf(opening), text: '' }
  const facts = await gatherFactsWith(ctx, booking, 'not-a-key')
  const own = wordsOf({ subject, opening }, facts)
  const mail = occasions[name].write({ ...facts, own })
  return { reader: booking.leadName, subject: own.subject, prose: [...own.prose], text: mail.text }
}

export async function saveMailText(
  ctx: Context,
  caller: Caller,
  { occasion, ...text }: ReadInputOf<typeof saveCall>,
): Promise<Texts> {
  const name = known(occasion)
  refuseUnknownFacts(text)
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const before = (await findMailText(tx, name)) ?? usualTexts[name]
    if (!(await replaceMailText(tx, { occasion: name, ...text }, now))) throw new AppError('office.changed-meanwhile')
    await recordChange(tx, {
      object: { kind: 'setting', id: `mail:${name}` },
      userId: caller.userId,
      deed: 'changed the mail',
      changes: [
        { name: 'Subject', before: before.subject, after: text.subject },
        { name: 'Text', before: before.opening, after: text.opening },
      ].filter((change) => change.before !== change.after),
      version: text.version + 1,
      at: now,
    })
  })
  return readMailTexts(ctx)
}

export async function dropMailText(
  ctx: Context,
  caller: Caller,
  { occasion, version }: ReadInputOf<typeof dropCall>,
): Promise<Texts> {
  const name = known(occasion)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await removeMailText(tx, name, version))) throw new AppError('office.changed-meanwhile')
    const object = { kind: 'setting', id: `mail:${name}` }
    await recordChange(tx, { object, userId: caller.userId, deed: 'went back to our words', at: ctx.clock.now() })
  })
  return readMailTexts(ctx)
}

function known(occasion: string): OccasionName {
  const name = occasionNames.find((one) => one === occasion)
  if (!name) throw new AppError('notifications.unknown-occasion')
  return name
}

function refuseUnknownFacts(text: { subject: string; opening: string }): void {
  const fields = Object.fromEntries(
    (['subject', 'opening'] as const).flatMap((field) => {
      const unknown = unknownFacts(text[field])
      return unknown.length > 0
        ? [[field, `There is no fact called ${unknown.map((one) => `{${one}}`).join(', ')}.`]]
        : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('notifications.unknown-fact', { fields })
}
