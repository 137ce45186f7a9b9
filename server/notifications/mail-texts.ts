import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  dropMailText as dropCall,
  MailFactName,
  readMailTexts as readCall,
  saveMailText as saveCall,
} from '#contract/mail-texts.ts'
import { formatYen } from '#contract/money.ts'
import { wholeName } from '#contract/names.ts'
import { partyWithAll } from '#contract/told-words.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readLatestChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { chauffeurOf, firstNameOf } from './booking-parts.ts'
import type { MailFacts, OwnWords } from './mail-facts.ts'
import { deskPhone } from './mail-page.ts'
import { fillIn, oneLine, paragraphsOf, unknownFacts } from './mail-texts.rules.ts'
import { countSent, findMailText, findMailTexts, removeMailText, replaceMailText } from './mail-texts.store.ts'
import { longDay, refundSteps, shortDay, timeOf } from './mail-words.rules.ts'
import { type OccasionName, occasionNames } from './occasions.ts'
import { changesInWords } from './told-changes.rules.ts'
import { usualTexts } from './usual-texts.ts'

type Texts = OutputOf<typeof readCall>

const weekMs = 7 * 86_400_000

const kind = 'setting'
const trailOf = (name: OccasionName) => `mail:${name}`

/** What the office wrote for an occasion, filled in; null where our words stand. */
export async function ownWordsFor(db: Database, name: OccasionName, facts: MailFacts): Promise<OwnWords | null> {
  const text = await findMailText(db, name)
  return text ? wordsOf(text, facts) : null
}

/** A text with the facts of a booking in place. */
export function wordsOf({ subject, opening }: { subject: string; opening: string }, facts: MailFacts): OwnWords {
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
    // Called so in texts that the office keeps since before; it is the whole name.
    firstName: wholeName(booking.leadName),
    tour: booking.service.title,
    day: shortDay(booking.startsAt),
    dayLong: longDay(booking.startsAt),
    time: timeOf(booking.startsAt),
    pickUp,
    party: partyWithAll(booking),
    chauffeur: chauffeur ? firstNameOf(chauffeur) : 'your chauffeur',
    car,
    total: formatYen(booking.totalYen),
    changes: changesInWords(facts.changes),
    freeUntil: free ? free.until.replace(/^Until /i, '') : 'now',
    heldUntil: ends ? `${shortDay(ends)}, ${timeOf(ends)}` : 'now',
    // Of a cancelled one the latest decision may be an older one: then its end gives nothing.
    refund: formatYen(booking.state === 'cancelled' ? booking.endBackYen : (refund?.amountYen ?? booking.refundedYen)),
    reference: booking.reference,
    desk: deskPhone(facts.company),
  }
}

export async function readMailTexts({ db, clock }: Context): Promise<Texts> {
  const own = new Map((await findMailTexts(db)).map((text) => [text.occasion, text]))
  const sent = await countSent(db, new Date(clock.now().getTime() - weekMs))
  const latest = await readLatestChanges(db, kind, occasionNames.map(trailOf))
  return {
    texts: occasionNames.map((occasion) => {
      const { name, when, ...usual } = usualTexts[occasion]
      const stored = own.get(occasion)
      const { subject, opening } = stored ?? usual
      const last = latest.get(trailOf(occasion))
      return {
        ...{ occasion, name, when, subject, opening },
        ...{ isOwn: stored !== undefined, version: stored?.version ?? 0, sentThisWeek: sent.get(occasion) ?? 0 },
        changed: last ? { by: last.by, at: last.at } : null,
      }
    }),
  }
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
    const next = text.version === 0 ? await freshVersion(tx, name) : text.version + 1
    if (!(await replaceMailText(tx, { occasion: name, ...text }, next, now)))
      throw new AppError('office.changed-meanwhile')
    await recordChange(tx, {
      object: { kind, id: trailOf(name) },
      userId: caller.userId,
      deed: 'changed the mail',
      changes: [
        { name: 'Subject', before: before.subject, after: text.subject },
        { name: 'Text', before: before.opening, after: text.opening },
      ].filter((change) => change.before !== change.after),
      version: next,
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
    const object = { kind, id: trailOf(name) }
    const deed = 'went back to our words'
    await recordChange(tx, { object, userId: caller.userId, deed, version: version + 1, at: ctx.clock.now() })
  })
  return readMailTexts(ctx)
}

/** Above all that this mail ever had: a window that still shows words that were dropped since must not match. */
async function freshVersion(db: Database, name: OccasionName): Promise<number> {
  const id = trailOf(name)
  return ((await readLatestChanges(db, kind, [id])).get(id)?.version ?? 0) + 1
}

/** The occasion of this name; there are no others. */
export function known(occasion: string): OccasionName {
  const name = occasionNames.find((one) => one === occasion)
  if (!name) throw new AppError('notifications.unknown-occasion')
  return name
}

export function refuseUnknownFacts(text: { subject: string; opening: string }): void {
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
