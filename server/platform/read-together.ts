/** News make everybody ask in the same moment; who comes so much later is still read for with the first. */
const gatherMilliseconds = 8

const gather = () => new Promise<void>((resolve) => setTimeout(resolve, gatherMilliseconds))

/**
 * Reads once for all who ask at the same time. Who asks while a reading runs waits for the next, which begins when that
 * has ended: everybody gets what was read after they asked, and however many ask, one reads.
 */
export function readTogether<Key, Value>(
  read: (key: Key) => Promise<Value>,
  gatherFirst: () => Promise<void> = gather,
): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>()
  const next = new Map<Key, Promise<Value>>()
  const begin = (key: Key): Promise<Value> => {
    const reading = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key)
    })
    running.set(key, reading)
    return reading
  }
  return (key) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const beginNext = () => {
      next.delete(key)
      return begin(key)
    }
    // One that failed is the matter of those who asked for it.
    const before = running.get(key) ?? Promise.resolve()
    const following = before.then(gatherFirst, gatherFirst).then(beginNext)
    next.set(key, following)
    return following
  }
}
