import { buildWhenStale } from '../build-when-stale.ts'
import { runChecks } from '../checks.ts'
import { command } from '../command.ts'
import { findChromium } from '../find-chromium.ts'
import { seconds } from '../progress.ts'
import { runTool } from '../tool.ts'

const spent: string[] = []

async function part(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work()
  spent.push(`${name} ${seconds(startedAt)}`)
}

await command(async () => {
  await part('checks', runChecks)
  await part('builds', async () => {
    await buildWhenStale({ outDir: 'build' })
    await buildWhenStale({ outDir: 'build-styleguide', env: { ANNAI_STYLE_GUIDE: '1' } })
  })
  await part('unit and integration', () => runTool('vitest', ['run']))
  await part('browser', () => runTool('playwright', ['test'], { env: { CHROMIUM_PATH: findChromium() } }))
  console.log(`All tests passed: ${spent.join(', ')}.`)
})
