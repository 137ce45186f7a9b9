export class TookTooLong extends Error {}

/** Waits for so long and no longer. What was waited for goes on unheard: nobody is told of its end any more. */
export async function within<T>(mostMs: number, what: string, waited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`${what} took longer than ${mostMs / 1000} s.`)), mostMs)
  })
  waited.catch(() => undefined)
  try {
    return await Promise.race([waited, late])
  } finally {
    clearTimeout(timer)
  }
}
