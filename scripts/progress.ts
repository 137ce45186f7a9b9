/** Shows what is being done and, when it is done, how long it took; on two lines, since several may run side by side. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  process.stdout.write(`· ${what} …\n`)
  try {
    const result = await work()
    process.stdout.write(`· ${what}: ${seconds(startedAt)}\n`)
    return result
  } catch (error) {
    process.stdout.write(`· ${what}: failed\n`)
    throw error
  }
}

/** Does several things side by side, and ends when all have ended: what runs on after a failure would be in the way. */
export async function sideBySide(...works: (() => Promise<void>)[]): Promise<void> {
  const ended = await Promise.allSettled(works.map((work) => work()))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
