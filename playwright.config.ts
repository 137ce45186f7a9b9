import { defineConfig } from '@playwright/test'
import { browserArguments } from './scripts/browser-arguments.ts'

/** The journeys of visitors, in the browser of the machine, against the built product and a real database. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Only what hangs is ended: a machine whose processor is lent to others takes three times as long, and breaks no promise.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // A worker keeps its window and empties it between two journeys: a new one took a sixth of all their work.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: browserArguments,
    },
  },
})
