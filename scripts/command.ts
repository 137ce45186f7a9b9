import type { StartupError } from '#server/platform/postgres/startup-error.ts'

/** Runs a command of ours: what a person can put right is one sentence, anything else keeps its stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  stopWithLauncher()
  try {
    await work()
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error)
    process.exit(1)
  }
}

/** By its name, since the built server has that class once more. */
const isForPeople = (error: unknown): error is StartupError => error instanceof Error && error.name === 'StartupError'

/** When the process that launched us is killed, nobody could stop us any more; so we stop as if asked to. */
function stopWithLauncher(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
