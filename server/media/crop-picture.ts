import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import type { Database } from '#server/platform/database.ts'
import { type CropSize, cropAround } from './crop-around.ts'
import { limitedEncoding } from './limited-encoding.ts'
import { shippedPrintsDir } from './shipped-prints.ts'
import { readUploadedFile } from './uploads.store.ts'

/** A JPEG of a picture for papers, cropped around its focus. Null: its file is not there, or cannot be read. */
export async function cropPicture(db: Database, picture: Picture, wanted: CropSize): Promise<Buffer | null> {
  const file = await largestOf(db, picture.path)
  // A paper is made without its picture rather than not at all.
  return file && cropFile(file, picture.focus, { ...wanted, quality: 80 }).catch(() => null)
}

/** The largest file of a print of ours, or of a picture that somebody sent. */
async function largestOf(db: Database, address: string): Promise<Buffer | null> {
  const ending = `${Math.max(...pictureWidths)}.webp`
  if (!address.startsWith('prints/')) return (await readUploadedFile(db, address, ending)) ?? null
  return readFile(path.join(shippedPrintsDir, `${path.basename(address)}-${ending}`)).catch(() => null)
}

function cropFile(file: Buffer, focus: string, wanted: CropSize & { quality: number }): Promise<Buffer> {
  const crop = async () => {
    // Few ask for crops, and every start would wait for the encoder.
    const { default: sharp } = await import('sharp')
    const picture = sharp(file)
    const { width, height } = await picture.metadata()
    return cropAround(picture, { width, height }, focus, wanted)
  }
  // A paper waits for its picture rather than go without.
  return limitedEncoding(crop, { isPatient: true })
}

/** The preview for links of a picture that somebody sent, drawn anew around a focus. Null: there is no such picture. */
export async function cropForLinks(db: Database, address: string, focus: string): Promise<Buffer | null> {
  const { encoderSettings } = await import('./encode-picture.ts')
  const file = await largestOf(db, address)
  return file && cropFile(file, focus, encoderSettings.share)
}
