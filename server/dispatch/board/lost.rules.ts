import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { deskNameOf, whyOutOfService } from '#server/fleet/index.rules.ts'
import type { BoardResource, ResourceKind } from '#server/fleet/index.ts'
import { familyNameOf } from './short-name.rules.ts'

type Somebody = Pick<BoardResource, 'id' | 'kind' | 'name' | 'plate' | 'inService'>

export interface LostQuestion {
  missing: Readonly<Record<ResourceKind, number>>
  /** Who has it and cannot come, since they left us. */
  gone: readonly Somebody[]
  /** What was entered and took a place of this job, the newest last. */
  absences: readonly { kind: AbsenceKind; resource: Somebody }[]
  /** From the trail, the newest first: a place that became empty, and why. */
  takenOff: readonly TakenOff[]
}

export interface TakenOff {
  kind: ResourceKind
  /** As the trail names it. */
  name: string
  reason: string
}

const absent: Record<AbsenceKind, Record<'person' | 'car', string>> = {
  ill: { person: 'is ill', car: 'is out of order' },
  leave: { person: 'is on leave', car: 'is not there' },
  repair: { person: 'is away', car: 'broke down' },
  other: { person: 'is away', car: 'is not there' },
}

export interface Lost {
  kind: ResourceKind
  /** Null where only a name is known, of somebody who is not with us any more. */
  resourceId: string | null
  /** "Endo is ill". */
  words: string
}

/** Who fell away and why, for as many places as are empty. */
export function lostOf({ missing, gone, absences, takenOff }: LostQuestion, known: readonly Somebody[]): Lost[] {
  return (['chauffeur', 'vehicle', 'guide'] as const).flatMap((kind) => {
    const places = missing[kind]
    if (places <= 0) return []
    const noun = kind === 'vehicle' ? 'car' : 'person'
    const found = new Map<string, Lost>()
    const lose = (name: string, resourceId: string | null, words: string) => {
      if (!found.has(name)) found.set(name, { kind, resourceId, words })
    }
    for (const one of gone.filter((somebody) => somebody.kind === kind))
      lose(deskNameOf(one), one.id, `${familyNameOf(one)} ${kind === 'vehicle' ? 'is out of service' : 'has left us'}`)
    for (const { kind: why, resource } of absences.toReversed())
      if (resource.kind === kind)
        lose(deskNameOf(resource), resource.id, `${familyNameOf(resource)} ${absent[why][noun]}`)
    for (const off of takenOff.filter((one) => one.kind === kind)) {
      // Older entries name a car as it is entered, not as the board does.
      const isIt = (one: Somebody) => deskNameOf(one) === off.name || one.name === off.name
      const resource = known.find((one) => one.kind === kind && isIt(one))
      lose(
        resource ? deskNameOf(resource) : off.name,
        resource?.id ?? null,
        takenOffInWords(familyNameOf(resource ?? off), off.reason, resource?.inService === true),
      )
    }
    return [...found.values()].slice(0, places)
  })
}

function takenOffInWords(who: string, reason: string, isBack: boolean): string {
  // The trail says what was so then: of who works again, and of no entry that stands, it is not so any more.
  if (isBack) {
    const why = whyOutOfService(reason) ?? (reason.startsWith(`${who} is `) ? reason.slice(who.length + 4) : null)
    if (why !== null) return `${who} was taken off: ${why}`
  }
  // Some reasons name them already: "Endo is ill".
  if (reason.startsWith(who)) return reason
  return reason === '' ? `${who} was unassigned` : `${who} was unassigned: ${reason}`
}

const kinds: Record<string, ResourceKind> = { Car: 'vehicle', Chauffeur: 'chauffeur', Guide: 'guide' }

/** Out of what the trail says about a booking: the places of its crew that became empty. */
export const takenOffIn = (
  trail: readonly { changes: readonly { name: string; before: string; after: string }[]; reason: string }[],
): TakenOff[] =>
  trail.flatMap(({ changes, reason }) =>
    changes.flatMap(({ name, before, after }) => {
      const kind = kinds[name]
      return kind && after === 'nobody' && before !== 'nobody' ? { kind, name: before, reason } : []
    }),
  )
