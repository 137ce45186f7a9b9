import type { Picture } from '#contract/media.ts'
import { officePictureKinds } from '#contract/media-office.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import { storeUpload } from '../store-upload.ts'
import { bitmapBound, readBmp, readIco } from './bitmap.rules.ts'

/** A whole tour with all its pictures fits into an hour, and a runaway program does not. */
const mostAnHour = 200

/**
 * A picture for our own pages. It belongs to the house and not to whoever sent it, so that it stays when that person
 * leaves; within a day it is forgotten unless a text or a tour takes it into use.
 */
export async function addOfficePicture(ctx: Context, userId: string, file: Buffer, alt: string): Promise<Picture> {
  await refuseTooMany(ctx, 'media.too-many', [
    { key: `office-uploads:${userId}`, tries: mostAnHour, windowSeconds: 3600 },
  ])
  const facts = { userId: null, alt, folder: 'office', read: readOldKinds } as const
  const { picture } = await storeUpload(ctx, ctx.db, file, facts)
  return picture
}

/** WebP, and what shares AVIF's container: the encoder reads them, but they are not among the office's kinds. */
const isNewKind = (start: string) => /^(?:RIFF.{4}WEBP|.{4}ftyp)/s.test(start)

/** BMP and ICO as PNG; anything else as it came, for the encoder to judge. */
async function readOldKinds(file: Buffer): Promise<Buffer> {
  const start = file.subarray(0, 12).toString('latin1')
  if (isNewKind(start)) throw new AppError('media.kind-not-accepted', { kinds: officePictureKinds })
  const read = start.startsWith('BM') ? readBmp(file) : start.startsWith('\0\0\x01\0') ? readIco(file) : file
  if (read === 'too-large') throw new AppError('media.too-large', { fields: { file: bitmapBound } })
  if (typeof read === 'string') throw new AppError(`media.${read}`, { kinds: officePictureKinds })
  if (read instanceof Uint8Array) return Buffer.from(read)
  const { default: sharp } = await import('sharp')
  const { width, height, rgba } = read
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
