export type FileType = 'application/pdf' | 'image/png' | 'image/jpeg'

const beginnings: [type: FileType, ending: string, bytes: readonly number[]][] = [
  ['application/pdf', 'pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', 'png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff]],
]

/** What a file is by its bytes, whatever it is called; null: nothing that we keep. */
export const fileTypeOf = (file: Uint8Array): FileType | null =>
  beginnings.find(([, , bytes]) => file.length > bytes.length && bytes.every((byte, at) => file[at] === byte))?.[0] ??
  null

/** The name that it came with, without a path and with the ending that it deserves. */
export function fileNameOf(given: string, type: FileType): string {
  const ending = beginnings.find(([known]) => known === type)?.[1] ?? ''
  const name = given
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}|["<>|?*:]/gu, '')
    .trim()
  const bare = name.replace(/\.(pdf|png|jpe?g)$/i, '')
  const said = name !== bare && type === 'image/jpeg' && /\.jpe?g$/i.test(name) ? name.slice(bare.length + 1) : ending
  return `${(bare || 'paper').slice(0, 100)}.${said}`
}

/** For a header: plain letters for old programs, and the name itself beside them. */
export const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
