import type { ComponentType } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'

interface Place {
  /** Path, query and hash. */
  address: string
  go: NavigateFunction
}

/** A page that tells where it is, and can be led elsewhere as the back button does. */
export function telling(Page: ComponentType): { Page: ComponentType; place: Place } {
  const place: Place = { address: '', go: () => undefined }
  return {
    place,
    Page: () => {
      const { pathname, search, hash } = useLocation()
      place.address = pathname + search + hash
      place.go = useNavigate()
      return <Page />
    },
  }
}
