import { formatCount } from '#contract/money.ts'

/** What a file says of itself before anything of it is unfolded. */
export interface PictureHead {
  kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'heif'
  width: number
  height: number
  /** Of the decoded picture: 8 or more bits for each value. */
  isDeep: boolean
  channels: number
  /** A PNG in seven passes. */
  isInterlaced: boolean
}

/** What WebP can hold; longer strips cost memory for each row, whatever they weigh. */
export const mostPixelsASide = 16_383
export const mostPixels = 40_000_000

/** What a picture may take while it is unfolded; beside it, writing our sizes takes some 90 MB. */
const mostFrameBytes = 130_000_000

/**
 * Why a picture would cost too much, or null. Most kinds come row by row and cost little whatever their size; some must be
 * unfolded whole. The figures were measured (docs/decisions/0011-pictures.md).
 */
export function tooCostly(head: PictureHead, source: Uint8Array): string | null {
  const { width, height } = head
  const side = Math.max(width, height)
  if (side > mostPixelsASide)
    return `It is ${formatCount(side)} pixels long. A side may have at most ${formatCount(mostPixelsASide)}.`
  if (width * height > mostPixels) return `It has ${megapixels(width * height)} megapixels. At most 40 are taken.`
  const bytesAPixel = frameBytesAPixel(head, source)
  if (width * height * bytesAPixel <= mostFrameBytes) return null
  const most = Math.floor(mostFrameBytes / bytesAPixel / 1e6)
  return `It has ${megapixels(width * height)} megapixels. A picture of this kind may have ${most}; as an ordinary JPEG, 40.`
}

const megapixels = (pixels: number) => Math.ceil(pixels / 1e5) / 10

/** How much of the decoder's memory each pixel takes until the last one is read; 0 where rows are let go as they come. */
function frameBytesAPixel({ kind, isDeep, channels, isInterlaced }: PictureHead, source: Uint8Array): number {
  switch (kind) {
    case 'heif':
      return isDeep ? 27 : 19
    case 'gif':
      return 5.5
    case 'png':
      return isInterlaced ? channels * (isDeep ? 2 : 1) * 1.25 : 0
    case 'jpeg':
      return jpegCoefficientBytes(source) * 1.05
    case 'webp':
      return isLosslessWebp(source) ? 4.2 : 0
  }
}

const isLosslessWebp = (source: Uint8Array) => Buffer.from(source).includes('VP8L')

/**
 * A JPEG in several scans, progressive or one for each colour, is kept as coefficients of two bytes until the last scan has
 * come. Answers how many bytes for a pixel; 0 of a JPEG in one scan. Read from the markers before the first scan.
 */
export function jpegCoefficientBytes(source: Uint8Array): number {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  let parts: { across: number; down: number }[] = []
  let isProgressive = false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // A marker may be filled up with more of the same.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) return isProgressive || (bytes[at + 4] ?? 0) < parts.length ? bytesOf(parts) : 0
    if (isFrame(marker)) {
      isProgressive = marker === 0xc2 || marker === 0xca
      parts = Array.from({ length: bytes[at + 9] ?? 0 }, (_, nth) => {
        const sampling = bytes[at + 11 + nth * 3] ?? 0x11
        return { across: sampling >> 4 || 1, down: sampling & 15 || 1 }
      })
    }
    // A length counts itself; less would stand still.
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  // Nothing that a decoder would read either; it says so.
  return 0
}

/** SOF0 to SOF15, but for the tables that stand between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function bytesOf(parts: readonly { across: number; down: number }[]): number {
  const [widest, tallest] = [Math.max(...parts.map(({ across }) => across)), Math.max(...parts.map(({ down }) => down))]
  return parts.reduce((sum, { across, down }) => sum + (2 * across * down) / (widest * tallest), 0)
}
