/** So many may be at work at once; who only waits gives the place to another. */
export interface Slots {
  during<T>(work: () => Promise<T>): Promise<T>
  /** Called inside `during`: gives the place away meanwhile. */
  without<T>(wait: () => Promise<T>): Promise<T>
}

export function slots(places: number): Slots {
  let free = places
  const queue: (() => void)[] = []
  const take = async () => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  const give = () => {
    const next = queue.shift()
    if (next) next()
    else free++
  }
  return {
    async during(work) {
      await take()
      try {
        return await work()
      } finally {
        give()
      }
    },
    async without(wait) {
      give()
      try {
        return await wait()
      } finally {
        await take()
      }
    },
  }
}
