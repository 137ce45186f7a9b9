import { randomUUID } from 'node:crypto'
import { demoPapersOfChauffeur } from '#server/fleet/demo/demo-person-papers.rules.ts'
import { insertPapers } from '#server/fleet/papers/papers.store.ts'
import { addChauffeurs, addVehicles } from '#server/fleet/save-resources.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'

/** What an owner enters first: a garage in an area that is there, a car that stands in it, and somebody who drives it. */
export async function addGarage({ ctx: { db } }: Pick<TestAnnai, 'ctx'>): Promise<void> {
  await db.insertInto('garages').values({ code: 'own', name: 'Shinonome', area_code: 'koto-odaiba' }).execute()
}

export async function addCar({ ctx: { db } }: Pick<TestAnnai, 'ctx'>, plate = '品川 300 あ 12-34'): Promise<void> {
  const car = { id: randomUUID(), name: 'Crown 12-34', garage: 'own', model: 'Crown', plate }
  await addVehicles(db, [{ ...car, vehicleClass: 'sedan', seats: 5, loads: [{ guests: 3, largeCases: 2 }] }])
}

export async function addChauffeur({ ctx: { db, clock } }: Pick<TestAnnai, 'ctx'>): Promise<void> {
  const id = randomUUID()
  const kenji = { id, name: 'Kenji Sato', garage: 'own', languages: ['en'], licenceNumber: '12345678' }
  const chauffeur = { ...kenji, drives: ['sedan' as const] }
  await addChauffeurs(db, [chauffeur])
  const now = clock.now()
  await insertPapers(db, demoPapersOfChauffeur(chauffeur, 0, { today: tokyoDayOf(now), now }))
}
