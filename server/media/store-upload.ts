import { randomBytes } from 'node:crypto'
import type { Picture } from '#contract/media.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { createTurns } from '#server/platform/turns.ts'
import type { EncodedPicture } from './encode-picture.ts'
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
}

/** A picture of 40 megapixels takes a core for seconds and 120 MB; each that waits holds its 12 MB. */
const inTurn = createTurns({ atOnce: 2, mayWait: 12 })

const focus = '50% 50%'

/** Somebody waits for it: our prints' effort takes twenty times as long for a photograph, and saves no bytes worth that. */
const avifEffort = 2

/**
 * Makes a picture that somebody sent anew and keeps it; within a day it is forgotten unless it is taken into use. Not
 * for transactions with anything else in them: encoding takes seconds.
 */
export async function storeUpload(
  ctx: Pick<Context, 'clock'>,
  db: Database,
  file: Buffer,
  { userId, alt, folder = 'guests', sentFor }: UploadFacts,
): Promise<{ name: string; picture: Picture }> {
  const { files, ...size } = await inTurn(() => encode(file))
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

async function encode(file: Buffer): Promise<EncodedPicture> {
  // Few send pictures, and every start would wait for the encoder.
  const { encodePicture, UnreadablePicture } = await import('./encode-picture.ts')
  try {
    return await encodePicture(file, { avifEffort })
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new AppError(`media.${error.reason}`)
    throw error
  }
}
