import type { ResourceKind } from '#contract/booking-desk.ts'
import type { CrewMove } from '#contract/dispatch-moves.ts'
import { kindWords } from '#core/crew.ts'
import type { Resource } from '#server/fleet/index.ts'
import type { DeskCrew } from './desk-crew.ts'

type Member = Pick<Resource, 'id' | 'kind' | 'name'>

/** One place of a crew: who leaves it, who comes. */
export interface PlaceChange {
  kind: ResourceKind
  leaving: Member | null
  coming: Resource | null
}

export interface Refusal {
  /** Null: it concerns nobody in particular. */
  who: Member | null
  /** Without a full stop. */
  why: string
}

/** The deed is none. */
export const nothing = 'Nothing would change'
export const notInService = 'Is not in service any more'

type Crew = Pick<DeskCrew, 'members' | 'gone' | 'missing'>

/** What moves of one booking come to for its crew, or why they cannot be meant so. Whether anybody is free is not asked. */
export function placesOf(
  moves: readonly CrewMove[],
  crew: Crew,
  everybody: readonly Resource[],
): PlaceChange[] | Refusal {
  const changes: PlaceChange[] = []
  const gone = [...crew.gone]
  for (const { kind, from, to } of moves) {
    if (from === to) return { who: null, why: nothing }
    const who = to === null ? null : (everybody.find(({ id }) => id === to) ?? undefined)
    if (who === undefined) return { who: null, why: notInService }
    if (who && who.kind !== kind) return { who, why: `Is no ${kindWords[kind]}` }
    // Who left us keeps no place from those who come.
    const left = gone.findIndex((one) => (from === null ? to !== null && one.kind === kind : one.id === from))
    const leaving = left >= 0 ? (gone.splice(left, 1)[0] ?? null) : crew.members.find(({ id }) => id === from)
    if (from !== null && leaving?.kind !== kind)
      return { who: null, why: `This ${kindWords[kind]} is not with the booking` }
    changes.push({ kind, leaving: leaving ?? null, coming: who })
  }
  return twice(changes) ?? tooMany(changes, crew) ?? alreadyThere(changes, crew) ?? changes
}

function twice(changes: readonly PlaceChange[]): Refusal | null {
  for (const [at, { leaving, coming }] of changes.entries())
    for (const other of changes.slice(at + 1)) {
      if (leaving && leaving.id === other.leaving?.id) return { who: leaving, why: 'Is taken off twice' }
      if (coming && coming.id === other.coming?.id) return { who: coming, why: 'Is named twice for one booking' }
    }
  return null
}

function alreadyThere(changes: readonly PlaceChange[], { members }: Crew): Refusal | null {
  const leaving = new Set(changes.map((change) => change.leaving?.id))
  const there = changes.find(({ coming }) => members.some(({ id }) => id === coming?.id) && !leaving.has(coming?.id))
  return there ? { who: there.coming, why: 'Is with the booking already' } : null
}

function tooMany(changes: readonly PlaceChange[], crew: Crew): Refusal | null {
  const after = missingAfter(changes, crew)
  const kind = changes.map((change) => change.kind).find((one) => after[one] < Math.min(0, crew.missing[one]))
  return kind ? { who: null, why: `The booking has every ${kindWords[kind]} it needs` } : null
}

/** Who and what is missing for a whole crew, once these changes are made. */
export function missingAfter(changes: readonly PlaceChange[], { missing, gone }: Crew): Record<ResourceKind, number> {
  const after = { ...missing }
  for (const { kind, leaving, coming } of changes) {
    // The place of who left us counted as empty before.
    if (leaving && !gone.some(({ id }) => id === leaving.id)) after[kind]++
    if (coming) after[kind]--
  }
  return after
}

/** The crew that serves, once these changes are made. */
export const membersAfter = (changes: readonly PlaceChange[], { members }: Crew): Resource[] => [
  ...members.filter(({ id }) => !changes.some(({ leaving }) => leaving?.id === id)),
  ...changes.flatMap(({ coming }) => coming ?? []),
]
