import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { WishedExtra } from '#contract/wish.ts'
import { counted } from '#core/words.ts'
import type { ChosenExtra, Extra, ExtraUse } from './price-input.rules.ts'

/** Whether a guest who books now may choose it. */
export const isOffered = ({ isRetired, onlyWith }: Extra, use: ExtraUse): boolean =>
  !isRetired && (onlyWith === undefined || onlyWith === use)

/** What a booking has already: that stays, also where it is offered to nobody any more. */
export type KeptExtras = readonly WishedExtra[] | 'all'

interface Choosing {
  use: ExtraUse
  kept?: KeptExtras | undefined
}

/** Finds what was wished among what is offered; `problem` is a sentence when something is unknown or too much. */
export function chooseExtras(
  wished: readonly WishedExtra[],
  all: readonly Extra[],
  { use, kept = [] }: Choosing = { use: 'tours' },
): { chosen: ChosenExtra[]; problem: string | null } {
  const isKept = ({ code }: Extra) => {
    if (kept === 'all') return true
    const count = (some: readonly WishedExtra[]) =>
      some.reduce((sum, one) => sum + (one.code === code ? one.pieces : 0), 0)
    return count(kept) > 0 && count(wished) <= count(kept)
  }
  const offered = all.filter((extra) => isOffered(extra, use) || isKept(extra))
  const byCode = new Map(offered.map((extra) => [extra.code, extra]))
  const known: ChosenExtra[] = []
  for (const { code, pieces } of wished) {
    const extra = byCode.get(code)
    if (!extra) return { chosen: [], problem: `We have no extra called “${code}”.` }
    known.push({ extra, pieces })
  }
  const chosen = together(known)
  const tooMany = chosen.find(({ extra, pieces }) => pieces > extra.mostPieces && !isKept(extra))?.extra
  if (tooMany) return { chosen: [], problem: `${tooMany.name}: ${counted(tooMany.mostPieces, 'piece')} at most.` }
  return { chosen, problem: null }
}

/** One line for each extra, in the extras' own order. */
export const extraLines = (chosen: readonly ChosenExtra[]): QuoteLine[] =>
  together(chosen).map(({ extra, pieces }) => ({
    kind: 'extra',
    taxClass: extra.taxClass ?? 'standard',
    label: pieces === 1 ? extra.name : `${extra.name} × ${pieces}`,
    explanation: explained(extra, pieces),
    amountYen: pieces * extra.priceYen,
    extra: extra.code,
  }))

/** Whoever asks for one and for one more gets two; the order of asking makes no difference. */
function together(chosen: readonly ChosenExtra[]): ChosenExtra[] {
  const byCode = new Map<string, ChosenExtra>()
  for (const { extra, pieces } of chosen) {
    byCode.set(extra.code, { extra, pieces: pieces + (byCode.get(extra.code)?.pieces ?? 0) })
  }
  return [...byCode.values()].sort(
    ({ extra: a }, { extra: b }) => a.position - b.position || (a.code < b.code ? -1 : 1),
  )
}

/** Of one piece the price says it all, and the line what it is. */
function explained({ explanation, priceYen }: ChosenExtra['extra'], pieces: number): string {
  if (pieces === 1 && explanation !== '') return explanation
  return `${counted(pieces, 'piece')} at ${formatYen(priceYen)}${pieces === 1 ? '' : ' each'}.`
}
