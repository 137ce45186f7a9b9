import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** The W3C's own checker, as its npm package brings it. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

interface Message {
  url?: string
  message: string
  extract?: string
}

/** The editor's own crutch beside something that no cursor can stand in; it is no picture, and gone when it is saved. */
const notOurs = /<img class="ProseMirror-separator"/

/**
 * What the checker holds against these documents, each under its name: errors, one line each. All of them go through
 * one run, since starting it takes longer than reading a page.
 */
export async function htmlFaults(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const names = [...documents.keys()]
  const folder = await mkdtemp(path.join(tmpdir(), 'annai-html-'))
  try {
    await Promise.all([...documents.values()].map((text, index) => writeFile(path.join(folder, `${index}.html`), text)))
    const messages = await check(folder)
    return messages
      .filter(({ extract = '' }) => !notOurs.test(extract))
      .map(({ url = '', message, extract = '' }) => {
        const name = names[Number.parseInt(path.basename(url), 10)] ?? url
        return `${name}: ${message} ${JSON.stringify(extract)}`
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function check(folder: string): Promise<Message[]> {
  const java = process.env.JAVA_PATH ?? 'java'
  // Errors alone: warnings are advice, and mails could not do without the attributes that some of them are about. Nor is it asked which language a page is in: ours hold Japanese names.
  const options = ['--format', 'json', '--stdout', '--errors-only', '--exit-zero-always', '--no-langdetect']
  const args = ['-jar', jar, ...options, folder]
  const { stdout } = await promisify(execFile)(java, args, { maxBuffer: 256 * 1024 * 1024 })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  return messages
}
