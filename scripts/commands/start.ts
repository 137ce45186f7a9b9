import { buildWhenStale } from '../build-when-stale.ts'
import { loadBuiltServer } from '../built-server.ts'
import { command } from '../command.ts'

await command(async () => {
  process.env.NODE_ENV ??= 'production'
  await buildWhenStale()
  const { main } = await loadBuiltServer()
  await main()
})
