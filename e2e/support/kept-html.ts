import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { htmlFaults } from './html-checker.ts'

const folder = () => process.env.ANNAI_E2E_HTML ?? ''

/** Where journeys leave the pages that they end on, for one run of the checker over all of them. */
export async function openHtmlFolder(): Promise<void> {
  process.env.ANNAI_E2E_HTML = await mkdtemp(path.join(tmpdir(), 'annai-kept-html-'))
}

/** A page as it stands after a journey, if it is one of ours and still answers. */
export async function keepHtml(page: Page, journey: string): Promise<void> {
  if (!folder() || page.isClosed() || !/^http:\/\/(localhost|127\.0\.0\.1):/.test(page.url())) return
  const html = await withinPatience(page.evaluate(documentAsText).catch(() => null))
  if (html) await keepDocument(`${journey}, ${page.url()}`, html)
}

/** For the one run of the checker when all journeys are through: starting it takes longer than reading many pages. */
export const keepDocument = (name: string, html: string): Promise<void> =>
  writeFile(path.join(folder(), `${randomUUID()}.json`), JSON.stringify([name, html]))

/** A list of suggestions names its option a frame before or after it is drawn; what stays so is a fault. */
const documentAsText = async () => {
  const isBetweenFrames = () =>
    [...document.querySelectorAll('[aria-activedescendant]')].some(
      (field) => !document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
    )
  for (let frame = 0; frame < 60 && isBetweenFrames(); frame++) await new Promise(requestAnimationFrame)
  return document.contentType === 'text/html' ? `<!doctype html>${document.documentElement.outerHTML}` : null
}

/** A page that holds its breath, before a question of the browser for example, is left alone. */
export function withinPatience<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 2000)
  })
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}

/** Checks what was kept of pages and every kind of mail that was sent, and forgets the former. */
export async function checkKeptHtml(mailFolder: string): Promise<void> {
  const files = await readdir(folder())
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder(), file), 'utf8')))
  await rm(folder(), { recursive: true, force: true })
  const pages = new Map<string, string>(texts.map((text) => JSON.parse(text)))
  const documents = new Map([...pages, ...(await mailsBySubject(mailFolder))])
  const faults = documents.size > 0 ? await htmlFaults(documents) : []
  if (faults.length > 0) throw new Error(`Not all that journeys led to is valid HTML:\n${faults.join('\n')}`)
}

/** One of each subject, figures aside: the rest is the same with other names and days. */
async function mailsBySubject(mailFolder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of await readdir(mailFolder).catch(() => [])) {
    if (!file.endsWith('.eml')) continue
    const { subject = '', html } = await PostalMime.parse(await readFile(path.join(mailFolder, file)))
    const kind = subject.replace(/AN-\w+|\d+/g, '…')
    if (html && !found.has(kind)) found.set(kind, html)
  }
  return found
}
