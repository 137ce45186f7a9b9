/** Whether our server answers at all. */
export const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * React Router reloads the document when the code of the next page cannot be fetched. Without a connection that would
 * throw the visitor out to the browser's own error page, so reloads that no person asked for are held back and told to
 * `onHeld`. Where a browser cannot hold a reload, it happens as before.
 */
export function holdReloads(onHeld: () => void): () => void {
  if (!('navigation' in window)) return () => undefined
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    onHeld()
  }
  window.navigation.addEventListener('navigate', hold)
  return () => window.navigation.removeEventListener('navigate', hold)
}
