import { onTestFinished } from 'vitest'

/** The addresses from which files are fetched while a test lasts, in order; nothing is really fetched. */
export function watchDownloads(): string[] {
  const fetched: string[] = []
  const hear = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null
    if (!link) return
    event.preventDefault()
    fetched.push(new URL(link.href).pathname)
  }
  document.addEventListener('click', hear, true)
  onTestFinished(() => document.removeEventListener('click', hear, true))
  return fetched
}
