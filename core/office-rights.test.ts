import { expect, test } from 'vitest'
import { holdsRight, officeRoles, rightInWords, rightsOf, rightsTable } from './office-rights.ts'

test('who may change something sees it, and an owner has every right there is', () => {
  for (const role of officeRoles)
    for (const right of rightsOf([role]))
      if (right.startsWith('change:')) expect(rightsOf([role])).toContain(right.replace('change:', 'see:'))
  for (const role of officeRoles) expect(rightsOf(['owner'])).toEqual(expect.arrayContaining(rightsOf([role])))
  expect(rightsOf(['owner']).length).toBeGreaterThan(Object.keys(rightsTable).length)
})

test('the rights of several roles add up, and nobody has any without one', () => {
  expect(holdsRight(['dispatcher', 'bookkeeper'], 'change:board')).toBe(true)
  expect(holdsRight(['dispatcher', 'bookkeeper'], 'see:earnings')).toBe(true)
  expect(holdsRight(['dispatcher'], 'see:earnings')).toBe(false)
  expect(rightsOf([])).toEqual([])
})

test('what was decided: refunds above the terms, moving jobs, and a reader who changes nothing', () => {
  const who = (right: Parameters<typeof holdsRight>[1]) => officeRoles.filter((role) => holdsRight([role], right))
  expect(who('change:corrections')).toEqual(['owner', 'desk', 'bookkeeper'])
  expect(who('change:bookings')).toEqual(['owner', 'dispatcher', 'desk'])
  expect(who('change:largerRefunds')).toEqual(['owner', 'bookkeeper'])
  expect(who('change:lowerPrices')).toEqual(['owner', 'bookkeeper'])
  expect(who('change:board')).toEqual(['owner', 'dispatcher'])
  expect(who('change:keys')).toEqual(['owner'])
  expect(rightsOf(['reader']).filter((right) => right.startsWith('change:'))).toEqual([])
  expect(rightsOf(['bookkeeper']).filter((right) => right.startsWith('change:'))).toEqual([
    'change:corrections',
    'change:largerRefunds',
    'change:lowerPrices',
  ])
})

test('a right is told in words', () => {
  expect(rightInWords('change:board')).toBe('to change the board, jobs and crews')
  expect(rightInWords('see:earnings')).toBe('to see earnings')
})
