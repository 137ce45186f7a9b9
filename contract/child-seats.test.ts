import { expect, test } from 'vitest'
import { seatsMissing } from './child-seats.ts'

const [seat, booster] = [
  { code: 'child-seat', pieces: 1 },
  { code: 'booster-seat', pieces: 1 },
]

test.for([
  { childAges: [], extras: [], missing: 0 },
  { childAges: [6, 11], extras: [], missing: 0 },
  { childAges: [4], extras: [], missing: 1 },
  { childAges: [4], extras: [booster], missing: 0 },
  { childAges: [4], extras: [seat], missing: 0 },
  { childAges: [2], extras: [booster], missing: 1 },
  { childAges: [2, 5], extras: [seat], missing: 1 },
  { childAges: [0, 5], extras: [seat, booster], missing: 0 },
])('children of $childAges with $extras.length kinds of seat lack $missing', ({ childAges, extras, missing }) => {
  expect(seatsMissing({ childAges, extras })).toBe(missing)
})
