import { expect, test } from 'vitest'
import { Fares } from '#contract/fares.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { demoFareTables } from './demo-fares.ts'

const named = (today: string) => demoFareTables(today).map(({ name, inForceFrom }) => [name, tokyoDayOf(inForceFrom)])

test('the tables are those of this season and of the two before it, whatever day it is', () => {
  expect(named('2026-11-15')).toEqual([
    ['Spring 2026', '2026-03-01'],
    ['Summer 2026', '2026-06-01'],
    ['Autumn 2026', '2026-09-01'],
  ])
  expect(named('2027-01-20').map(([name]) => name)).toEqual(['Summer 2026', 'Autumn 2026', 'Winter 2026'])
  expect(named('2027-03-01').map(([name]) => name)).toEqual(['Autumn 2026', 'Winter 2026', 'Spring 2027'])
})

test('each is a whole table in round yen that was made before it counted, and none is dearer than the next', () => {
  const tables = demoFareTables('2026-11-15')
  tables.forEach(({ fares, madeAt, inForceFrom }, index) => {
    expect(() => Fares.parse(fares)).not.toThrow()
    expect(madeAt < inForceFrom).toBe(true)
    fares.flat.forEach(({ yen }, row) => {
      expect((yen.sedan ?? 1) % 100).toBe(0)
      expect(yen.sedan).toBeLessThan(tables[index + 1]?.fares.flat[row]?.yen.sedan ?? Number.POSITIVE_INFINITY)
    })
  })
})
