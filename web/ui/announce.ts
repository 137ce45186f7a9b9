let region: HTMLElement | undefined

/** Says it to those who listen to the page, wherever their focus is; React Aria hides such a region behind no dialog. */
export function announce(words: string) {
  if (!region?.isConnected) {
    region = document.createElement('p')
    region.setAttribute('role', 'log')
    region.ariaLive = 'polite'
    region.className = 'sr-only'
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  const spoken = region
  // Words that are there from the first are not read.
  requestAnimationFrame(() => {
    spoken.textContent = words
  })
}
