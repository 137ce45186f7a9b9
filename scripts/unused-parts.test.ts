import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../react-router.config.ts'

test('what browsers go without of the router belongs to settings that we do not use', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
  expect(readFileSync(new URL('../web/entry.client.tsx', import.meta.url), 'utf8')).not.toContain('instrumentations')
})
