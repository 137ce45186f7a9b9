import { useSyncExternalStore } from 'react'

/** Where the box stands beside the text; below it is a bar and a sheet. The same width as `md:` in the styles. */
const wide = '(width >= 900px)'

const listen = (changed: () => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True on the server, which draws for every width; in the browser what no window shows need not be drawn again. */
export const useIsWide = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => true,
  )
