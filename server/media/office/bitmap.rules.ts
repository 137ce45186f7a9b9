/** A picture as plain points: red, green, blue and how opaque, row by row from the top. */
export interface Bitmap {
  width: number
  height: number
  rgba: Uint8Array
}

/** Point by point on the thread that serves, and four bytes for each: a tenth of a second, and 32 MB. */
const mostPixels = 8_000_000

export const bitmapBound = 'A BMP or icon may have 8 megapixels; as a JPEG or PNG, 40.'

export type BitmapFault = 'not-a-picture' | 'too-large'

/**
 * The old kinds that the office's picture picker takes and the encoder does not read (product.md, "Rich text"): BMP,
 * and the largest picture of an ICO. Bounded before anything is set aside, and no file makes it read past its end.
 */
export function readBmp(file: Uint8Array): Bitmap | BitmapFault {
  const view = viewOf(file)
  if (file.length < 54) return 'not-a-picture'
  return readDib(view, 14, view.getUint32(10, true), false)
}

/** An entry that is a PNG is answered as its bytes, which the encoder reads by itself. */
export function readIco(file: Uint8Array): Bitmap | Uint8Array | BitmapFault {
  const view = viewOf(file)
  if (file.length < 6) return 'not-a-picture'
  let best: { wide: number; bits: number; size: number; at: number } | undefined
  for (let entry = 0; entry < Math.min(view.getUint16(4, true), 64); entry += 1) {
    const at = 6 + entry * 16
    if (at + 16 > file.length) break
    const found = {
      wide: view.getUint8(at) || 256,
      bits: view.getUint16(at + 6, true),
      size: view.getUint32(at + 8, true),
      at: view.getUint32(at + 12, true),
    }
    if (!best || found.wide > best.wide || (found.wide === best.wide && found.bits > best.bits)) best = found
  }
  if (!best || best.size < 40 || best.at + best.size > file.length) return 'not-a-picture'
  const inner = file.subarray(best.at, best.at + best.size)
  return inner[0] === 0x89 && inner[1] === 0x50 ? inner : readDib(viewOf(inner), 0, undefined, true)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The header behind the header: size, depth, and the colours of shallow pictures. Only uncompressed ones are read. */
function readDib(view: DataView, head: number, pixelsAt: number | undefined, icon: boolean): Bitmap | BitmapFault {
  if (view.byteLength < head + 40) return 'not-a-picture'
  const headBytes = view.getUint32(head, true)
  const width = view.getInt32(head + 4, true)
  const stored = view.getInt32(head + 8, true)
  const bits = view.getUint16(head + 14, true)
  const packing = view.getUint32(head + 16, true)
  // An icon's picture stands above its mask, and is counted with it.
  const height = Math.abs(icon ? stored / 2 : stored)
  if (headBytes < 40 || width < 1 || height < 1 || !Number.isInteger(height)) return 'not-a-picture'
  if (width * height > mostPixels) return 'too-large'
  if (![1, 4, 8, 24, 32].includes(bits) || !(packing === 0 || (packing === 3 && bits === 32))) return 'not-a-picture'
  const colours = bits <= 8 ? view.getUint32(head + 32, true) || 1 << bits : 0
  const palette = head + headBytes
  const start = pixelsAt ?? palette + colours * 4
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (colours > 256 || palette + colours * 4 > view.byteLength || start + rowBytes * height > view.byteLength)
    return 'not-a-picture'
  const rgba = new Uint8Array(width * height * 4)
  let anyOpaque = false
  for (let y = 0; y < height; y += 1) {
    // Written from the bottom up, unless the height is negative.
    const row = start + rowBytes * (stored < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4
      const from = bits >= 24 ? row + x * (bits / 8) : palette + 4 * Math.min(indexAt(view, row, x, bits), colours - 1)
      rgba[to] = view.getUint8(from + 2)
      rgba[to + 1] = view.getUint8(from + 1)
      rgba[to + 2] = view.getUint8(from)
      rgba[to + 3] = bits === 32 ? view.getUint8(from + 3) : 255
      anyOpaque ||= rgba[to + 3] !== 0
    }
  }
  // Many programs write 32 bits and leave the fourth byte empty: then it says nothing.
  if (!anyOpaque) for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
  return { width, height, rgba }
}

function indexAt(view: DataView, row: number, x: number, bits: number): number {
  const perByte = 8 / bits
  const byte = view.getUint8(row + Math.floor(x / perByte))
  return (byte >> (8 - bits * ((x % perByte) + 1))) & ((1 << bits) - 1)
}
