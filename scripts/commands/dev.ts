import { command } from '../command.ts'

await command(async () => {
  process.env.ANNAI_DEV = '1'
  const { main } = await import('#server/main.ts')
  await main()
})
