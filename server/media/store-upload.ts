import { randomBytes } from 'node:crypto'
import { type Picture, pictureKinds } from '#contract/media.ts'
import { officePictureKinds } from '#contract/media-office.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { limitedEncoding } from './limited-encoding.ts'
import { addUpload } from './uploads.store.ts'

/** Below the image base: pictures of people themselves, what guests send us, and the office's for our pages. */
export const uploadFolders = ['people', 'guests', 'office'] as const
export type UploadFolder = (typeof uploadFolders)[number]

export interface UploadFacts {
  userId: string | null
  alt: string
  folder?: UploadFolder
  /** What it is sent for, such as a booking; only `keepUploads` for the same takes it into use. */
  sentFor?: string
  /** Makes of another kind one that the encoder reads; in the same turn, since it is heavy as well. */
  read?: (file: Buffer) => Promise<Buffer>
}

const asItCame = async (file: Buffer) => file

const focus = '50% 50%'

/** Somebody waits for it: our prints' effort takes twenty times as long for a photograph, and saves no bytes worth that. */
const avifEffort = 2

/** An upright photograph; a strip of paper would take many times the memory, and nobody sees more of it. */
const tallest = 1800

/** Far more than any step of an honest picture takes, also on a machine that is busy. */
const seconds = 20

/**
 * Makes a picture that somebody sent anew and keeps it; within a day it is forgotten unless it is taken into use. Not
 * for transactions with anything else in them: encoding takes seconds.
 */
export async function storeUpload(
  ctx: Pick<Context, 'clock'>,
  db: Database,
  file: Buffer,
  { userId, alt, folder = 'guests', sentFor, read = asItCame }: UploadFacts,
): Promise<{ name: string; picture: Picture }> {
  const kinds = folder === 'office' ? officePictureKinds : pictureKinds
  const { files, ...size } = await limitedEncoding(async () => encode(await read(file), kinds))
  // Names are not to be guessed: whoever knows one may see it before the office has.
  const random = randomBytes(16).toString('hex')
  const name = `upload-${random}`
  const picture = { path: `${folder}/${random}`, alt, titleJa: null, focus, ...size }
  await addUpload(db, {
    name,
    ...picture,
    files,
    uploadedBy: userId,
    uploadedFor: sentFor ?? null,
    uploadedAt: ctx.clock.now(),
  })
  return { name, picture }
}

async function encode(file: Buffer, kinds: string): Promise<EncodedPicture> {
  // Few send pictures, and every start would wait for the encoder.
  const { encodePicture, UnreadablePicture } = await import('./encode-picture.ts')
  try {
    return await encodePicture(file, { avifEffort, tallest, seconds })
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    const { reason, sentence } = error
    if (reason === 'too-slow') throw new AppError('platform.busy', { retryAfterSeconds: 60 })
    throw new AppError(`media.${reason}`, { kinds, ...(sentence ? { fields: { file: sentence } } : {}) })
  }
}
