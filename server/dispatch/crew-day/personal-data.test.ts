import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay } from '#server/testing/bookings.ts'
import { memberOf } from '#server/testing/crew-days.ts'
import { roadPersonalData } from './personal-data.ts'
import { addTrouble, readRoad } from './troubles.store.ts'

const annai = shareTestAnnai({ demo: true })

test('what the crew said about a guest’s day goes with the guest; what they said about other days stays', async () => {
  const { db, clock } = annai().ctx
  const days = [await bookAndPay(annai(), { day: '2027-01-12' }), await bookAndPay(annai(), { day: '2027-01-13' })]
  const ids: string[] = []
  for (const held of days) {
    const { reference } = held.booking
    const { id } = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const { id: resourceId } = await memberOf(annai(), held, 'chauffeur')
    const words = `Mrs Marsh is not there (${reference}).`
    await addTrouble(db, { id: randomUUID(), resourceId, bookingId: id, words, at: clock.now() })
    ids.push(id)
  }
  const [gone = '', kept = ''] = ids
  expect((await readRoad(db, [gone])).troubles).toHaveLength(1)
  for (let run = 0; run < 2; run++)
    await db
      .transaction()
      .execute((inside) => roadPersonalData.erase(inside, { person: null, bookingIds: [gone] }, clock.now()))
  expect((await readRoad(db, [gone])).troubles).toEqual([])
  expect((await readRoad(db, [kept])).troubles).toHaveLength(1)
})
