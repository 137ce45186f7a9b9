import type { Decision } from '#contract/dashboard.ts'
import type { Conflict } from '#server/inventory/index.ts'
import { addDays, tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'

type Papers = Extract<Decision, { kind: 'papers' }>
type Beyond = Pick<Conflict, 'resource' | 'papers' | 'startsAt'>

/**
 * Work that papers do not cover, all of one car or person in one: what is to be done is one thing, to renew the paper.
 * From the day before the first such work on; mails and the lists of cars and people warn for weeks before.
 */
export function beyondPapers(conflicts: readonly Beyond[], now: Date): Papers[] {
  const today = tokyoDayOf(now)
  return [...Map.groupBy(conflicts, ({ resource }) => resource.id).values()].flatMap((found) => {
    const [first] = found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    if (!first?.papers || tokyoDayOf(first.startsAt) > addDays(today, 1)) return []
    const { resource, papers, startsAt } = first
    return {
      ...{ kind: 'papers', of: resource.kind, ownerId: resource.id, who: resource.name },
      ...('until' in papers ? { endsOn: papers.until, missing: null } : { endsOn: null, missing: papers.missing }),
      hasEnded: 'until' in papers && papers.until < today,
      ...{ jobs: found.length, startsAt: tokyoIso(startsAt) },
    }
  })
}
