import { main } from '#server/main.ts'

/** Annai as a process of its own, set up by its environment; it ends with the run that started it. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

await main()
