import type { BoardJob } from '#contract/dispatch.ts'
import type { CrewMove, findProposals, Proposal } from '#contract/dispatch-moves.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { capitalized, countedInWords, numeral } from '#core/words.ts'

export type ProposedJob = OutputOf<typeof findProposals>['jobs'][number]

/** By booking, which of its proposals is chosen; `tray`: none, it stays where it is. */
export type Chosen = Readonly<Record<string, number | 'tray'>>

/** What is chosen: as somebody said, else the first. A choice that is not offered any more falls back to the first. */
export function chosenOf(jobs: readonly ProposedJob[], said: Chosen): { job: BoardJob; proposal: Proposal | null }[] {
  return jobs.map(({ job, proposals }) => {
    const choice = said[job.reference] ?? 0
    return { job, proposal: choice === 'tray' ? null : (proposals[choice] ?? proposals[0] ?? null) }
  })
}

export const movesOfAll = (chosen: readonly { proposal: Proposal | null }[]): CrewMove[] =>
  chosen.flatMap(({ proposal }) => proposal?.moves ?? [])

/**
 * Where two choices cannot go together: both take the same person or car at overlapping hours, or both change the same
 * place of a third booking. By booking, the name of the other. The server has the last word; this spares it the asking.
 */
export function clashesOf(
  chosen: readonly { job: BoardJob; proposal: Proposal | null }[],
  known: readonly BoardJob[],
): ReadonlyMap<string, BoardJob> {
  const hours = new Map([...known, ...chosen.map(({ job }) => job)].map((job) => [job.reference, job]))
  const clashes = new Map<string, BoardJob>()
  chosen.forEach((one, index) => {
    for (const other of chosen.slice(index + 1)) {
      const meets = (one.proposal?.moves ?? []).some((a) =>
        (other.proposal?.moves ?? []).some((b) => cannotBoth(a, b, hours)),
      )
      if (!meets) continue
      clashes.set(one.job.reference, other.job)
      clashes.set(other.job.reference, one.job)
    }
  })
  return clashes
}

function cannotBoth(a: CrewMove, b: CrewMove, hours: ReadonlyMap<string, BoardJob>): boolean {
  if (a.reference === b.reference) return a.kind === b.kind && a.from === b.from
  if (a.to === null || a.to !== b.to) return false
  const [first, second] = [hours.get(a.reference), hours.get(b.reference)]
  return first !== undefined && second !== undefined && overlap(first, second)
}

const overlap = (a: BoardJob, b: BoardJob) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt)

/** Who gets to know what, one line for each thing: "Okada, Ueda: new link to their day". */
export function joinTells(proposals: readonly (Proposal | null)[]): { who: string; what: string }[] {
  const byWhat = new Map<string, Set<string>>()
  for (const { who, what } of proposals.flatMap((proposal) => proposal?.tells ?? [])) {
    byWhat.set(what, (byWhat.get(what) ?? new Set()).add(who))
  }
  return [...byWhat].map(([what, who]) => ({ who: [...who].join(', '), what }))
}

/**
 * Why each booking changes, for its own history: "Okada brings Crown 27-15 to the guests" of the job itself, "Makes room
 * for Omar Haddad, AN-7KQ4XM" of one that gives something away for it; before that, why it gets a larger car.
 */
export function reasonsOf(
  chosen: readonly { job: BoardJob; proposal: Proposal | null }[],
  whyLarger = '',
): { reference: string; reason: string }[] {
  const said = chosen.flatMap(({ job, proposal }) => {
    const { brings = null, moves = [], needsReason = false } = proposal ?? {}
    const others = new Set(moves.map(({ reference }) => reference).filter((one) => one !== job.reference))
    const larger = needsReason ? [{ reference: job.reference, reason: whyLarger }] : []
    const own = brings ? [{ reference: job.reference, reason: `${brings.who} ${brings.what}` }] : []
    const room = `Makes room for ${job.leadName}, ${job.reference}`
    return [...larger, ...own, ...[...others].map((reference) => ({ reference, reason: room }))]
  })
  return [...Map.groupBy(said, ({ reference }) => reference)].map(([reference, all]) => ({
    ...{ reference, reason: [...new Set(all.map(({ reason }) => reason))].join('. ').slice(0, 300) },
  }))
}

/** Who brings a car to guests on the road, of what is chosen. */
export const bringersOf = (chosen: readonly { job: BoardJob; proposal: Proposal | null }[]) =>
  chosen.flatMap(({ job: { reference }, proposal }) =>
    proposal?.brings ? { reference, bringerId: proposal.brings.id } : [],
  )

/** The bookings that the chosen changes touch, each once: their guests may want to know. */
export function touchedBy(moves: readonly CrewMove[], known: readonly BoardJob[]): BoardJob[] {
  const byReference = new Map(known.map((job) => [job.reference, job]))
  return [...new Set(moves.map(({ reference }) => reference))].flatMap((reference) => byReference.get(reference) ?? [])
}

/** "Apply this change", "Apply both changes", "Apply all five changes". */
export function applyLabel(count: number): string {
  if (count === 0) return 'Nothing is chosen'
  if (count === 1) return 'Apply this change'
  return count === 2 ? 'Apply both changes' : `Apply all ${numeral(count)} changes`
}

/** "Two jobs, what fits". */
export const panelTitle = (count: number) => `${capitalized(countedInWords(count, 'job'))}, what fits`
