import { test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { runBookingModel } from '#server/testing/booking-model.ts'
import { chosenSeed } from './chosen-seed.ts'
import { measured } from './measured.ts'

const operations = 10_000

test('10,000 random operations end as the model says', { timeout: 3_600_000 }, async (context) => {
  const seed = chosenSeed()
  const { bookings } = await runBookingModel(await startTestAnnai({ demo: true }), { operations, seed })
  measured(context, `${bookings} bookings, with SOAK_SEED=${seed}`)
})
