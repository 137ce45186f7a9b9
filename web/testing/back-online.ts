import { expect } from 'vitest'

/** Says that the connection is back until the page has heard it: it listens a moment after it says that it is cut off. */
export const backOnline = (isHeard: () => boolean) =>
  expect
    .poll(() => {
      if (!isHeard()) dispatchEvent(new Event('online'))
      return isHeard()
    })
    .toBe(true)
