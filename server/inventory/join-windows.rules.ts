import type { Window } from './what-is-taken.store.ts'

export interface JoinedWindow {
  window: Window
  /** Which of the windows it is made of, by their places. */
  places: number[]
}

/** Windows that reach into each other are one: what is taken in the days of a trip is looked at once, not for each day. */
export function joinWindows(windows: readonly Window[]): JoinedWindow[] {
  const inOrder = windows
    .map((window, place) => ({ window, place }))
    .toSorted((one, other) => one.window.from.getTime() - other.window.from.getTime())
  const joined: JoinedWindow[] = []
  for (const { window, place } of inOrder) {
    const last = joined.at(-1)
    if (!last || window.from > last.window.until) joined.push({ window, places: [place] })
    else {
      const until = new Date(Math.max(window.until.getTime(), last.window.until.getTime()))
      last.window = { from: last.window.from, until }
      last.places.push(place)
    }
  }
  return joined
}
