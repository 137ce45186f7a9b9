/** Shows what is being done and, when it is done, how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  process.stdout.write(`· ${what} …`)
  try {
    const result = await work()
    process.stdout.write(` ${seconds(startedAt)}\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
