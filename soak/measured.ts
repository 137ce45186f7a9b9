import { performance } from 'node:perf_hooks'
import type { TestContext } from 'vitest'
import { startTestAnnai, type TestAnnai, type TestOptions } from '#server/testing/annai.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What was seen while a promise was tried, in a few words. */
    measured?: string
  }
}

/** Kept for whoever prints it: the soak does, `npm test` does not. */
export function measured({ task }: Pick<TestContext, 'task'>, words: string): void {
  task.meta.measured = words
}

export const figure = (value: number) => value.toLocaleString('en')

export const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

export interface ListeningAnnai extends TestAnnai {
  url: string
}

/** The application with its demo fleet, behind a real socket. */
export async function listeningAnnai(options: TestOptions = {}): Promise<ListeningAnnai> {
  const annai = await startTestAnnai({ demo: true, ...options })
  return { ...annai, url: await annai.app.listen({ port: 0, host: '127.0.0.1' }) }
}
