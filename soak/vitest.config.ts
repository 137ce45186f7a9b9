import { defineConfig } from 'vitest/config'

/** The full forms: one after the other, since each of them wants the whole machine. */
export default defineConfig({
  test: {
    include: ['{server,soak}/**/*.soak.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    reporters: ['./soak/reporter.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
