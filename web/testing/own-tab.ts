import { afterAll } from 'vitest'

// All files share one browser: what a page keeps in its tab, or on the device, must not be found by the next file.
afterAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})
