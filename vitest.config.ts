import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{art,contract,server,web,scripts}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Tests start real servers; two cores run two files at a time.
    maxWorkers: 2,
    // Each worker reads the modules once for all its files. What they keep is kept for one application, and each file has
    // its own; it is a third of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
