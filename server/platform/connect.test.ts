import { expect, inject, test } from 'vitest'
import { poolerByTransaction, poolerWithoutOptions } from '#server/testing/poolers.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { findDatabaseServer } from './connect.ts'
import { StartupError } from './postgres/startup-error.ts'
import { readSettings } from './settings.ts'

const find = (url: string) =>
  findDatabaseServer(
    readSettings({ ...testEnv, DATABASE_URL: url, DEMO: '0' }),
    () => undefined,
    new AbortController().signal,
  )

test('a PostgreSQL that is spoken to directly is taken as it is', async () => {
  const url = inject('databaseUrl')
  expect((await find(url)).url).toBe(url)
})

test('a pooler that hands each transaction to another connection is refused with a sentence', async () => {
  const url = await poolerByTransaction(inject('databaseUrl'))
  await expect(find(url)).rejects.toThrow(
    /^At 127\.0\.0\.1:\d+, .*pooler .*pool_mode = transaction.*LISTEN\/NOTIFY.*\.$/,
  )
  await expect(find(url)).rejects.toBeInstanceOf(StartupError)
})

test('one that refuses what our connections ask for at their start is refused with a sentence, too', async () => {
  const url = await poolerWithoutOptions(inject('databaseUrl'))
  await expect(find(url)).rejects.toThrow(/^At 127\.0\.0\.1:\d+, .*pooler.*ignore_startup_parameters = options\.$/)
})
