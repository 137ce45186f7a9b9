import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

export const productData = () => process.env.ANNAI_E2E_PRODUCT_DATA ?? ''

/** The mails in whose headers this address stands, the oldest first. */
export async function mailsWith(dataDir: string, address: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail')
  // One that is still being written has another ending.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name))))
  const headers = (mail: Buffer) => mail.subarray(0, mail.indexOf('\r\n\r\n')).toString().toLowerCase()
  return Promise.all(
    mails.filter((mail) => headers(mail).includes(address.toLowerCase())).map((mail) => PostalMime.parse(mail)),
  )
}

/** Waits for so many mails with this subject that are to this address, or from it to the office; gives the last. */
export async function mailAbout(dataDir: string, address: string, subject: RegExp, count = 1): Promise<Email> {
  let found: Email[] = []
  const look = async () => {
    found = (await mailsWith(dataDir, address)).filter((mail) => subject.test(mail.subject ?? ''))
    return found.length
  }
  await expect.poll(look, `a mail of ${address} about ${subject}`).toBe(count)
  const last = found.at(-1)
  if (!last) throw new Error('There is no mail.')
  return last
}

export function attached(mail: Email, ending: string): Buffer {
  const attachment = mail.attachments.find(({ filename }) => filename?.endsWith(ending))
  if (!attachment) throw new Error(`Nothing with ${ending} is attached.`)
  const { content } = attachment
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
}
