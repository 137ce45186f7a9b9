import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserArguments } from './scripts/browser-arguments.ts'
import { iconsByFile } from './scripts/icons-by-file.ts'
import { indexesByFile } from './scripts/indexes-by-file.ts'

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
    // Tests start real servers; two cores run two files at a time.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'rules and HTTP',
          include: ['{art,bench,core,contract,server,scripts}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/cheap-passwords.ts'],
          // Read by Node itself, as what is tried runs by itself.
          experimental: { viteModuleRunner: false },
          // Each worker reads the modules once for all its files. What they keep is kept for one application, and each
          // file has its own; it is a third of the time.
          isolate: false,
          // Only what hangs is ended, however busy the machine is.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What pages know without a browser is written with JSX and read by Vite, as pages are.
        test: { name: 'rules of web', include: ['web/**/*.test.ts'], isolate: false, testTimeout: 120_000 },
      },
      {
        // Parts of pages in a real browser, with a server of a few lines behind them.
        plugins: [iconsByFile(), indexesByFile(), tailwindcss()],
        // All that any page imports is prepared at the start: found in the middle of a run, it would load the browser anew.
        optimizeDeps: {
          entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
          ],
        },
        test: {
          name: 'components',
          include: ['web/**/*.browser.test.tsx'],
          // Each file is a tab of its own on a device of its own: what pages keep there is not kept for the next file.
          setupFiles: ['web/testing/own-tab.ts'],
          testTimeout: 120_000,
          // What a page does by itself is waited for as long as what it shows: a second is short on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              // Larger than what is shown in it: a pointer that scrolls the window closes lists.
              contextOptions: { viewport: { width: 1500, height: 1000 } },
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: browserArguments,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
