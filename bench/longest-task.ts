interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: { name?: string }
}

/**
 * The longest piece of work on a page's main thread in a trace of Chromium, in milliseconds: nothing is drawn while it
 * lasts, so no frame is shorter than it.
 */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && mains.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.')
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000
}
