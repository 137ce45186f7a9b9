import type { House, HousePerson } from '#contract/house.ts'
import { countKeptPromises } from '#server/booking/index.ts'
import { type Chauffeur, type Guide, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { ratingOfAll } from '#server/reviews/index.ts'
import { byTurns } from './house.rules.ts'

const mostPeople = 8
const yearMs = 365 * 86_400_000

/** What "About us" says of us: names and figures from our own records, the bad ones too. */
export async function readHouse(ctx: Context): Promise<House> {
  const { vehicles, chauffeurs, guides } = await loadFleet(ctx)
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - yearMs)
  return {
    chauffeurs: chauffeurs.length,
    guides: guides.length,
    licensedGuides: guides.filter(({ registrationNumber }) => registrationNumber !== null).length,
    cars: vehicles.length,
    people: byTurns<HousePerson>(chauffeurs.map(toPerson), guides.map(toPerson), mostPeople),
    rating: await ratingOfAll(ctx.db),
    ...(await countKeptPromises(ctx.db, { since, until: now })),
  }
}

const toPerson = (person: Chauffeur | Guide): HousePerson => ({
  kind: person.kind,
  name: person.name,
  seal: person.seal,
  languages: [...person.languages],
  registrationNumber: person.kind === 'guide' ? person.registrationNumber : null,
})
