/**
 * Lays out what is below the fold (see `below-fold` in app.css) piece by piece while the browser has nothing else to
 * do, so that no piece makes anybody wait, and the page soon has its true height.
 */
export function layOutRest() {
  const root = document.documentElement
  // Safari knows no idle callbacks; a pause between two pieces is nearly as good.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (next: () => void) => setTimeout(next, 50)
  const layOutNext = () => {
    if ('whole' in root.dataset || 'touched' in root.dataset) return
    const next = document.querySelector('.below-fold:not([data-laid-out])')
    if (next) {
      next.setAttribute('data-laid-out', '')
      whenIdle(layOutNext)
    } else {
      root.dataset.whole = ''
    }
  }
  whenIdle(layOutNext)
}
