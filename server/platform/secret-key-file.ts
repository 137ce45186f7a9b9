import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from './postgres/startup-error.ts'
import { newSecretKeyText, readSecretKey, type SecretKey, type SecretKeys } from './sealing.rules.ts'

export const secretKeyFile = (dataDir: string) => path.join(dataDir, 'secret.key')

/** The keys of the file, a line each, the one that seals first; undefined where there is no file. */
export async function readSecretKeyFile(dataDir: string): Promise<SecretKeys | undefined> {
  const file = secretKeyFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartupError(`The file ${file}, with the key to the secrets in the database, cannot be read.`)
  })
  if (text === undefined) return undefined
  await closeToOthers(file)
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const keys = lines.map((line) => readSecretKey(line.trim()))
  if (keys.length === 0 || keys.some((key) => key === undefined))
    throw new StartupError(`The file ${file} must hold keys of 64 hexadecimal digits, one on each line.`)
  return keys.filter((key): key is SecretKey => key !== undefined)
}

/** Whoever may read it opens a copy of the database. */
async function closeToOthers(file: string): Promise<void> {
  if (((await stat(file)).mode & 0o077) === 0) return
  await chmod(file, 0o600).catch(() => {
    throw new StartupError(`The file ${file} is open to others: make it yours alone, with mode 600.`)
  })
}

/** Written whole or not at all; of several processes that make one together, all get the same. */
export async function makeSecretKeyFile(dataDir: string): Promise<SecretKeys> {
  const file = secretKeyFile(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const half = path.join(dataDir, `.${randomUUID()}.part`)
  const handle = await open(half, 'wx', 0o600)
  try {
    await handle.writeFile(`${newSecretKeyText()}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(half, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(half, { force: true })
  }
  const keys = await readSecretKeyFile(dataDir)
  if (!keys) throw new StartupError(`The file ${file} could not be made.`)
  return keys
}
