import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { guest, holdFor, post, quoteFor } from '#server/testing/bookings.ts'
import { statementsOf } from '#server/testing/count-statements.ts'
import { ownDays } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-01-11')

test('a hold asks thirteen things of the database, and only three while others may wait for its crew', async () => {
  // The first one of a process reads the fleet and the keys of the house.
  await holdFor(shared(), { day: nextDay() })
  const quote = await quoteFor(shared(), { day: nextDay() })
  const said = await statementsOf(shared(), async () => {
    expect((await post(shared(), '/bookings', { quoteId: quote.id, ...guest })).status).toBe(200)
  })
  expect(said).toHaveLength(13)
  const locked = said.findIndex((text) => /from "resources".* for no key update/s.test(text))
  const behind = said.slice(locked + 1)
  // Looked at once more under the lock, taken, and that is all.
  expect(behind.map((text) => /^\s*\(?(\w+(?: into "\w+")?)/.exec(text)?.[1])).toEqual([
    'select',
    'insert into "assignments"',
    'commit',
  ])
})
