import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { forgetFleet } from '../../load-fleet.ts'
import { insertPapers, type NewPaper, type PaperFile } from '../../papers/papers.store.ts'
import { holdsBack } from '../car-papers.ts'
import { fillFacts, findBareDemoCars, findDemoChauffeurs, waitForTurn } from './demo-cars.store.ts'
import { type DemoPaper, demoFactsOf, demoPapersOf } from './demo-papers.rules.ts'
import { demoScan } from './demo-scan.ts'

/**
 * Gives the demo cars their papers, where they never had any; run again, on whatever day, it changes nothing. Before the
 * bookings, so that none of them stands in a car that may not go out.
 */
export async function seedDemoCars(ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    await waitForTurn(db)
    const cars = await findBareDemoCars(db)
    const usual = usualChauffeurs(cars, await findDemoChauffeurs(db))
    const papers: NewPaper[] = []
    for (const [index, car] of cars.entries()) {
      await fillFacts(db, car.id, { ...demoFactsOf(index), usualChauffeurId: usual.get(car.id) ?? null })
      for (const paper of demoPapersOf(car, index, tokyoDayOf(at)))
        papers.push({
          ...{
            resourceId: car.id,
            number: '',
            licenceClass: null,
            kind: paper.kind,
            name: paper.name,
            detail: paper.detail,
            endsOn: paper.endsOn,
          },
          ...{ holdsBack: holdsBack(paper.kind), file: await scanOf(paper, car.boardName, at) },
          ...{ addedBy: null, addedAt: at },
        })
    }
    await insertPapers(db, papers)
  })
  forgetFleet(ctx)
}

interface Garaged {
  id: string
  garage: string
}

/** Each has one car of their own garage; the largest choose first, since few may drive them. Some cars have nobody. */
function usualChauffeurs(
  cars: readonly (Garaged & { class: string })[],
  chauffeurs: readonly (Garaged & { drives: string[] })[],
): Map<string, string> {
  const free = [...chauffeurs]
  const usual = new Map<string, string>()
  for (const car of cars.toReversed()) {
    const place = free.findIndex(({ drives, garage }) => drives.includes(car.class) && garage === car.garage)
    const [chauffeur] = place < 0 ? [] : free.splice(place, 1)
    if (chauffeur) usual.set(car.id, chauffeur.id)
  }
  return usual
}

async function scanOf({ name, detail, endsOn, fileName }: DemoPaper, car: string, at: Date): Promise<PaperFile | null> {
  if (fileName === null) return null
  const lines = [`${car}, Annai (demonstration)`, detail, endsOn ? `Holds until ${endsOn}` : 'Holds without end']
  return { name: fileName, type: 'application/pdf', bytes: await demoScan(name, lines, at) }
}
