import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'

interface OverlayState {
  overlay?: string
}

/**
 * Something that lies over the page and is an entry of the history, so that the back button closes it first. The
 * server knows nothing of it, so a page that is loaded anew begins without and then opens it.
 */
export function useOverlay(name: string) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const isOpen = isHydrated && (state as OverlayState | null)?.overlay === name
  return {
    isOpen,
    open: () => {
      if (!isOpen)
        navigate({ search, hash }, { state: { overlay: name } satisfies OverlayState, preventScrollReset: true })
    },
    close: () => {
      if (isOpen) navigate(-1)
    },
  }
}
