import { buildWhenStale } from '../build-when-stale.ts'
import { command } from '../command.ts'

await command(async () => {
  process.env.NODE_ENV ??= 'production'
  await buildWhenStale()
  const { main } = await import('#server/main.ts')
  await main()
})
