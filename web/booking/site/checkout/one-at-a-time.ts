const last = new Map<string, Promise<unknown>>()

/**
 * One thing at a time about the same hold: what is asked meanwhile waits, and looks only then at what is held and wished.
 * Two at once would each let the other's hold go, or hold a second car.
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, turn)
  return turn
}
