import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MailMessage } from './mail-message.rules.ts'

/** Where messages lie while there is no server to give them to. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail')

/** 20261115T013000Z: names then sort by time. */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * Writes a message whole or not at all: under another name first, so that whoever watches the folder never reads half
 * of one. The same message once more takes the place of the earlier file.
 */
export async function writeMailFile(
  dataDir: string,
  { messageId }: Pick<MailMessage, 'messageId'>,
  raw: Buffer,
  at: Date,
): Promise<void> {
  const folder = mailFolder(dataDir)
  // Mails hold links that open bookings: they are for their owner alone.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const earlier = (await readdir(folder)).find((name) => name.slice(stamp(at).length) === `-${messageId}.eml`)
  const half = path.join(folder, `.${randomUUID()}.part`)
  try {
    await writeFile(half, raw, { flush: true, mode: 0o600 })
    await rename(half, path.join(folder, earlier ?? `${stamp(at)}-${messageId}.eml`))
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
