import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each starts processes and waits for them. Begun last, one of them would keep the whole run waiting. */
const slowest = ['scripts/start.test.ts', 'server/platform/postgres/ownership.test.ts']

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slowest.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{art,core,contract,server,web,scripts}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Tests start real servers; two cores run two files at a time.
    maxWorkers: 2,
    // Each worker reads the modules once for all its files. What they keep is kept for one application, and each file has
    // its own; it is a third of the time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
