import { buildWhenStale } from '../build-when-stale.ts'
import { command } from '../command.ts'
import { findChromium } from '../find-chromium.ts'
import { runTool } from '../tool.ts'

/** Names of what to run, such as `races`; without any, everything. */
const wanted = process.argv.slice(2)

await command(async () => {
  await buildWhenStale()
  const others = wanted.filter((name) => name !== 'safety')
  if (others.length > 0 || wanted.length === 0)
    await runTool('vitest', ['run', '--config', 'soak/vitest.config.ts', ...others])
  if (wanted.length > 0 && !wanted.includes('safety')) return
  // Every known payload of cross-site scripting and a thousand mutations, seen in the browser.
  const env = { SAFETY: 'full', CHROMIUM_PATH: findChromium() }
  await runTool('playwright', ['test', '--workers=1', 'e2e/safety.spec.ts'], { env })
})
