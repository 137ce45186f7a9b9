import path from 'node:path'
import type { Picture } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import { shippedPrintsDir } from './shipped-prints.ts'

export interface CropSize {
  width: number
  height: number
}

/** A JPEG of a picture for papers, cropped around its focus as CSS object-position does. Null: its file is not there. */
export async function cropPicture(picture: Picture, wanted: CropSize): Promise<Buffer | null> {
  // Few ask for papers, and every start would wait for it.
  const { default: sharp } = await import('sharp')
  const scale = Math.max(wanted.width / picture.width, wanted.height / picture.height)
  const width = Math.max(wanted.width, Math.round(picture.width * scale))
  const height = Math.max(wanted.height, Math.round(picture.height * scale))
  const [across = 50, down = 50] = picture.focus.split(' ').map(Number.parseFloat)
  try {
    return await sharp(fileOf(picture))
      .resize({ width, height, fit: 'fill' })
      .extract({
        left: Math.round(((width - wanted.width) * across) / 100),
        top: Math.round(((height - wanted.height) * down) / 100),
        ...wanted,
      })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    return null
  }
}

const fileOf = ({ path: address }: Picture) =>
  path.join(shippedPrintsDir, `${path.basename(address)}-${pictureWidths.at(-1)}.webp`)
