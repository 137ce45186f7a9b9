import { tasks } from '#server/capabilities.ts'
import type { Context } from '#server/platform/context.ts'

/** Does one task now, by its name, as the queue would. */
export async function runTask(ctx: Context, name: string, payload: unknown = {}): Promise<void> {
  const task = tasks[name]
  if (!task) throw new Error(`No capability has a task ${name}.`)
  await task(ctx, payload)
}
