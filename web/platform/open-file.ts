import { readSite } from './site.ts'

/** Opens a short-lived link of the API as a download: the page stays, with all that is typed in it. */
export const openFile = (path: string) => follow(readSite().apiBaseUrl + path, '')

/** Hands over a small file that was made here. */
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  follow(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function follow(href: string, download: string) {
  const link = Object.assign(document.createElement('a'), { href, download })
  document.body.append(link)
  link.click()
  link.remove()
}
