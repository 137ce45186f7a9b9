import type { OutputOf } from '#contract/endpoint.ts'
import type { ProposedCrew, quoteCall } from '#contract/phone-booking.ts'

/** Who was picked in the stead of whom is proposed, by id. */
export interface Picked {
  chauffeur?: string
  vehicle?: string
  guide?: string
}

type Free = OutputOf<typeof quoteCall>['free']

/** The proposed crew with those in it who were picked apart. Several guides stay as they are proposed. */
export function pickedCrew(proposed: ProposedCrew | null, free: Free, picked: Picked): ProposedCrew | null {
  if (!proposed) return null
  const chauffeur = free.chauffeurs.find(({ id }) => id === picked.chauffeur) ?? proposed.chauffeur
  const vehicle = free.vehicles.find(({ id }) => id === picked.vehicle) ?? proposed.vehicle
  const guide = free.guides.find(({ id }) => id === picked.guide)
  const guides = guide && proposed.guides.length === 1 ? [guide] : proposed.guides
  const isSameDriver = chauffeur.id === proposed.chauffeur.id
  // Rest and memory are those of the chauffeur who was proposed.
  const known = isSameDriver ? {} : { restMinutes: null, isShortRest: false, droveOn: null }
  return { ...proposed, ...known, chauffeur, vehicle, guides }
}

export const idsOf = ({ vehicle, chauffeur, guides }: ProposedCrew) =>
  [vehicle, chauffeur, ...guides].map(({ id }) => id)
