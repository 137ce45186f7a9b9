import { buildWhenStale } from '../build-when-stale.ts'
import { command } from '../command.ts'
import { runTool } from '../tool.ts'

await command(async () => {
  await buildWhenStale()
  await runTool('bench/run.ts', process.argv.slice(2))
})
