import { loadBuiltServer } from '../../scripts/built-server.ts'

let aheadMs = 0

/** Annai as a process of its own, set up by its environment; it ends with the run that started it. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
/** A test moves the clock by telling how far ahead it goes; the answer says that it does. */
process.on('message', (message: { aheadMs: number }) => {
  aheadMs = message.aheadMs
  process.send?.(message)
})
process.channel?.unref()

const { main } = await loadBuiltServer()
await main({ clock: { now: () => new Date(Date.now() + aheadMs) } })
