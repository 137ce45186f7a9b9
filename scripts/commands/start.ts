import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWhenStale } from '../build-when-stale.ts'
import { command } from '../command.ts'
import { root } from '../tool.ts'

await command(async () => {
  process.env.NODE_ENV ??= 'production'
  await buildWhenStale({ outDir: 'build' })
  // Before the server's many files are loaded: the second start finds them compiled.
  enableCompileCache(join(root, 'node_modules/.cache/compiled'))
  const { main } = await import('#server/main.ts')
  await main()
})
