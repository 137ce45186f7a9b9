import type { Sharp } from 'sharp'

export interface CropSize {
  width: number
  height: number
}

/**
 * A JPEG of one size out of a picture; the crop keeps the focus as CSS object-position does. Cut first and sized then: a
 * picture of one row, sized first, would be a million pixels wide.
 */
export function cropAround(
  picture: Sharp,
  size: CropSize,
  focus: string,
  wanted: CropSize & { quality: number },
): Promise<Buffer> {
  const scale = Math.max(wanted.width / size.width, wanted.height / size.height)
  const width = Math.min(size.width, Math.ceil(wanted.width / scale))
  const height = Math.min(size.height, Math.ceil(wanted.height / scale))
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat)
  return picture
    .extract({
      left: Math.round(((size.width - width) * across) / 100),
      top: Math.round(((size.height - height) * down) / 100),
      width,
      height,
    })
    .resize({ width: wanted.width, height: wanted.height, fit: 'fill' })
    .jpeg({ quality: wanted.quality, mozjpeg: true })
    .toBuffer()
}
