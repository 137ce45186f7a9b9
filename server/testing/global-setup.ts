import type { TestProject } from 'vitest/node'
import { startTestCluster } from './database.ts'
import { TestClock } from './test-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run; `createTestDatabase` gives a database on it. */
    databaseUrl: string
  }
}

/** Runs once before all tests; what it returns runs after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(new TestClock())
  project.provide('databaseUrl', cluster.url)
  return () => cluster.stop()
}
