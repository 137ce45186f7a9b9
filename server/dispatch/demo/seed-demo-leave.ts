import { demoUuid } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { addRequest } from '../leave/leave-requests.store.ts'
import { findNamed } from './demo-road.store.ts'

/** From today on, so that there is something to answer whenever the demo is looked at. */
const asks = [
  { name: 'Kenji Sakamoto', fromDay: 20, days: 5, words: 'Home to Akita for my mother’s 80th.' },
  { name: 'Akira Hamada', fromDay: 44, days: 3, words: 'My daughter’s entrance examination.' },
  { name: 'Haruka Ono', fromDay: 16, days: 2, words: '' },
]

/** Some of the crew ask for leave; once, and what was answered stays answered. */
export async function seedDemoLeave({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const people = await findNamed(
    db,
    asks.map(({ name }) => name),
  )
  for (const { name, fromDay, days, words } of asks) {
    const resourceId = people.get(name)
    if (!resourceId) continue
    const firstDay = addDays(tokyoDayOf(now), fromDay)
    const id = demoUuid(resourceId, 'leave')
    await addRequest(db, { id, resourceId, firstDay, lastDay: addDays(firstDay, days - 1), words, askedAt: now })
  }
}
