import { redirect, replace } from 'react-router'

/**
 * Answers a navigation with another page. The back and forward buttons change the address before anyone is asked; then
 * the entry of the history is replaced, or else the next press of back would only lead here again.
 */
export function redirectTo(request: Request, path: string): Response {
  const { pathname, search } = new URL(request.url)
  const hasArrived = location.pathname + location.search === pathname + search
  return hasArrived ? replace(path) : redirect(path)
}
