import { expect, test } from 'vitest'
import { routeAt } from '#web/platform/route-metadata.ts'
import { rideNames } from '../ride-address.ts'
import { plainNames } from './ride-form-state.ts'

test('what a ride is asked by is what its pages are rendered by', () => {
  for (const path of ['/cabs/home', '/cabs/list', '/cabs/detail'])
    expect(routeAt(path)?.query, path).toEqual(expect.arrayContaining([...rideNames]))
  expect(routeAt('/cabs/list')?.query).toEqual(expect.arrayContaining([...plainNames]))
})
