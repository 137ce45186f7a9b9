import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { emailKey } from '#contract/text.ts'
import type { Wish } from '#contract/wish.ts'
import {
  type CodeGuest,
  type CodeTry,
  type CodeUse,
  codeOf,
  findOfferCode,
  type OfferCode,
  readUseOfCode,
} from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import {
  type NotCounting,
  offYenOf,
  whyNothingLeft,
  whyNotOnDay,
  whyNotOpen,
  whyNotTogether,
} from './offer-code.rules.ts'

export interface CodeTerms {
  /**
   * The codes came with a booking: it was booked in time, whatever today is, and a day on which one does not count is
   * priced without it. Left out: they are asked for now, and refused where they do not count.
   */
  isBooked?: boolean
  /** Who asks, as far as anybody knows; some codes count once for each guest. */
  guest?: { userId: string | null; email?: string | undefined }
}

type CodeField = 'code' | 'secondCode'
export type WishedCodes = Pick<Wish, CodeField>

/** Why a code takes nothing off: at the field that it stands in, and as it is counted. */
export interface CodeRefusal {
  field: CodeField
  code: string
  /** "This code does not count on Saturdays." */
  sentence: string
  /** The same after its name, "does not count on Saturdays", where it is a matter of this day or this price alone. */
  words: string | null
  codeTry: CodeTry | null
}

/** The offers behind the codes of a wish: looked up once, asked about many days. */
export interface AskedCodes {
  onDay: (day: string) => { offers: OfferCode[]; refusals: CodeRefusal[] }
  /** Whether something of them is left for what they take off these lines. */
  ifLeft: (lines: readonly QuoteLine[]) => CodeRefusal | null
  /** There is one, and it goes together with another. */
  takesAnother: boolean
}

const none: AskedCodes = { onDay: () => ({ offers: [], refusals: [] }), ifLeft: () => null, takesAnother: false }

interface Asked {
  field: CodeField
  code: string
  offer: OfferCode | undefined
}

/** The codes of a wish as they are known by, each once. */
export const codesOf = ({ code, secondCode }: WishedCodes): string[] => [
  ...new Set([code, secondCode].flatMap((typed) => (typed === undefined ? [] : codeOf(typed)))),
]

export async function askedCodes(
  ctx: Context,
  wish: WishedCodes,
  use: CodeUse,
  { isBooked = false, guest }: CodeTerms,
): Promise<AskedCodes> {
  const typed = (['code', 'secondCode'] as const).flatMap((field) => {
    const code = wish[field]
    return code === undefined ? [] : [{ field, code: codeOf(code) }]
  })
  if (typed.length === 0) return none
  const asked = await Promise.all(
    typed.map(async (one): Promise<Asked> => ({ ...one, offer: await findOfferCode(ctx.db, { code: one.code, use }) })),
  )
  return isBooked ? bookedCodes(asked) : newCodes(ctx, asked, use, guest)
}

const bookedCodes = (asked: readonly Asked[]): AskedCodes => ({
  ...none,
  onDay: (day) => ({
    offers: asked.flatMap(({ offer }) => (offer?.isForThis && whyNotOnDay(offer, day) === null ? [offer] : [])),
    refusals: [],
  }),
})

async function newCodes(
  ctx: Context,
  asked: readonly Asked[],
  use: CodeUse,
  guest: CodeTerms['guest'],
): Promise<AskedCodes> {
  const what = 'tour' in use ? 'tour' : 'ride'
  const bookedOn = tokyoDayOf(ctx.clock.now())
  const open: (Asked & { offer: OfferCode; used: Awaited<ReturnType<typeof readUseOfCode>> })[] = []
  const closed: CodeRefusal[] = []
  for (const one of asked) {
    // A code that nobody has, one of another tour and one that is not open sound alike: trying codes tells nothing.
    const unknown = { ...one, sentence: `We do not know this code for this ${what}.`, words: null, codeTry: null }
    const why = one.offer && whyNotOpen(one.offer, { bookedOn, what })
    if (!one.offer) closed.push(unknown)
    else if (why) closed.push({ ...unknown, codeTry: { code: one.code, use, outcome: why.outcome } })
    else if (open.some(({ code }) => code === one.code))
      closed.push({ ...one, sentence: 'This code is used already.', words: null, codeTry: null })
    // Holds are left out: the one that this price is to replace is among them. They are counted where it is held.
    else
      open.push({
        ...{ ...one, offer: one.offer },
        used: await readUseOfCode(ctx.db, one.code, { guest: guestOf(guest), holdsAt: null }),
      })
  }
  const alone = whyNotTogether(open.map(({ offer }) => offer))
  if (alone)
    closed.push({
      ...{ field: 'secondCode', code: open[1]?.code ?? '' },
      sentence: `The code ${alone.code} is used alone, not together with another.`,
      words: null,
      codeTry: { code: alone.code, use, outcome: 'not-together' },
    })
  return {
    onDay: (day) => {
      const judged = open.map((one) => ({ ...one, why: whyNotOnDay(one.offer, day) }))
      const notThen = judged.flatMap((one) => (one.why ? [refusalOf(one, one.why, use)] : []))
      return { offers: judged.flatMap(({ offer, why }) => (why ? [] : [offer])), refusals: [...closed, ...notThen] }
    },
    ifLeft: (lines) => {
      for (const one of open) {
        const offYen = offYenOf(lines, one.code)
        const why = offYen === 0 ? null : whyNothingLeft(one.offer, one.used, offYen)
        if (why) return refusalOf(one, why, use)
      }
      return null
    },
    takesAnother: asked.length === 1 && open[0]?.offer.stacks === true,
  }
}

const refusalOf = ({ field, code }: Asked, { words, outcome }: NotCounting, use: CodeUse): CodeRefusal => ({
  ...{ field, code, words, sentence: `This code ${words}.` },
  codeTry: { code, use, outcome },
})

export const guestOf = (guest: CodeTerms['guest']): CodeGuest => ({
  userId: guest?.userId ?? null,
  emailKey: guest?.email ? emailKey(guest.email) : null,
})

/** Told with the price that the same has without it, where there is one price. */
export const codeRefused = ({ field, sentence, codeTry }: CodeRefusal, withoutYen: number | null) =>
  new AppError('platform.invalid-input', {
    fields: { [field]: withoutYen === null ? sentence : `${sentence} Without it: ${formatYen(withoutYen)}.` },
    codeTry,
  })
