import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import type { CrewMove, Fit } from '#contract/dispatch-moves.ts'
import type { JobChoice } from './choice-list.tsx'
import type { RowsById } from './job-words.ts'

/** The place in a crew that is to be filled, and the version of the booking that was looked at. */
export interface Place {
  reference: string
  version: number
  kind: ResourceKind
  /** Who has it now; null: nobody. */
  from: string | null
}

const exchange = 'exchange '
const order: Record<Fit['verdict'], number> = { fits: 0, warns: 1, here: 3, no: 4 }
/** What needs a reason comes after all that needs none. */
const placeIn = ({ verdict, needsReason }: Fit) => (needsReason ? 2 : order[verdict])

/** Who fits first, in the order the server gave them; then who would in exchange. */
export function choicesOf(fits: readonly Fit[], rows: RowsById): JobChoice[] {
  const named = fits.flatMap((fit) => {
    const row = rows.get(fit.resourceId)
    return row ? [{ fit, label: row.shortName }] : []
  })
  const possible = named
    .filter(({ fit }) => fit.verdict === 'fits' || fit.verdict === 'warns')
    .sort((a, b) => placeIn(a.fit) - placeIn(b.fit))
    .map(({ fit, label }) => ({
      id: fit.resourceId,
      label,
      detail: fit.verdict === 'warns' ? '' : fit.words,
      warning: fit.verdict === 'warns' ? fit.words : null,
      needsReason: fit.needsReason,
    }))
  const exchanges = named.flatMap(({ fit, label }) =>
    fit.verdict === 'no' && fit.swap
      ? [{ id: `${exchange}${fit.resourceId}`, label: `${label}, in exchange`, detail: fit.swap.words }]
      : [],
  )
  return [...possible, ...exchanges]
}

/** Who does not fit and could not in exchange either, with the reason. */
export interface Refused {
  id: string
  label: string
  words: string
  /** Only their hours stand against it. */
  mayAgree: boolean
  /** Empty: none is known. */
  phone: string
}

/** Who may agree to come stands first. */
export const refusedOf = (fits: readonly Fit[], rows: RowsById): Refused[] =>
  fits
    .flatMap((fit) => {
      const row = rows.get(fit.resourceId)
      return row && fit.verdict === 'no' && !fit.swap
        ? [{ id: fit.resourceId, label: row.shortName, words: fit.words, mayAgree: fit.mayAgree, phone: fit.phone }]
        : []
    })
    .sort((a, b) => Number(b.mayAgree) - Number(a.mayAgree))

/** Whose row a choice stands for. */
export const resourceOf = (choice: string) => (choice.startsWith(exchange) ? choice.slice(exchange.length) : choice)

/** What giving the place to that choice means: one move, or two that exchange. */
export function movesOf(place: Place, choice: string, fits: readonly Fit[]): CrewMove[] {
  const to = resourceOf(choice)
  const own: CrewMove = { ...place, to }
  const swap = choice.startsWith(exchange) ? fits.find(({ resourceId }) => resourceId === to)?.swap : null
  if (!swap) return [own]
  const other = { reference: swap.reference, version: swap.version, kind: place.kind, from: to, to: place.from }
  return [own, other]
}

/**
 * A guest is told who comes, of a larger car, and of the one that was still to be found; of another one, or of what is
 * only held, there is nothing to tell yet.
 */
export const isToldByDefault = (
  job: Pick<BoardJob, 'state' | 'phase' | 'missing'>,
  kind: ResourceKind,
  isLarger = false,
) =>
  (kind !== 'vehicle' || isLarger || job.missing.vehicle > 0) &&
  job.state === 'confirmed' &&
  (job.phase === 'assigned' || job.phase === 'on-the-way')
