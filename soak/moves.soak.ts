import { test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { checkCrewMoves } from '#server/testing/crew-moves.ts'
import { chosenSeed } from './chosen-seed.ts'
import { measured } from './measured.ts'

test('5,000 random moves leave no day broken', { timeout: 3_600_000 }, async (context) => {
  const seed = chosenSeed()
  const annai = await startTestAnnai({ demo: true })
  const { bookings, answers } = await checkCrewMoves(annai, { seed, rounds: 20, bookings: 20, moves: 250 })
  const done = Object.entries(answers).reduce((sum, [name, count]) => sum + (name.endsWith(': done') ? count : 0), 0)
  measured(context, `${bookings} bookings, ${done} moves accepted, with SOAK_SEED=${seed}`)
})
