import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{art,contract,server,web,scripts}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Tests start real servers; two cores run two files at a time.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
