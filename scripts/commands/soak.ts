import { buildWhenStale } from '../build-when-stale.ts'
import { command } from '../command.ts'
import { runTool } from '../tool.ts'

await command(async () => {
  await buildWhenStale({ outDir: 'build' })
  await runTool('vitest', ['run', '--config', 'soak/vitest.config.ts', ...process.argv.slice(2)])
})
