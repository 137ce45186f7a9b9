import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '#server/platform/context.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { makeSetUpLink, openSetUpLink } from './set-up-link.ts'
import { hasOwner } from './set-up-links.store.ts'

/** Beside the key file: whoever reads it runs the machine. */
export const setUpFile = (dataDir: string) => path.join(dataDir, 'set-up-link')

type Say = (line: string) => void

/**
 * While nobody has the keys, each start says by which link the first person gets in: the one of the file while that
 * works, so that who restarts Annai with the page open loses nothing; otherwise a new one.
 */
export async function offerSetUp(ctx: Context, say: Say): Promise<void> {
  const file = setUpFile(ctx.settings.dataDir)
  if (await hasOwner(ctx.db, ctx.settings.demo)) return rm(file, { force: true })
  const kept = await linkInFile(ctx, file)
  if (kept) return tell(say, kept.address, kept.endsAt, `, and lies in ${file}`)
  await writeNewLink(ctx, null, say)
}

/** Makes a link, writes it into its file and says it; answers whether there was one to make. */
export async function writeNewLink(
  ctx: Pick<Context, 'db' | 'clock' | 'settings'>,
  email: string | null,
  say: Say,
): Promise<boolean> {
  const file = setUpFile(ctx.settings.dataDir)
  const made = await makeSetUpLink(ctx, email)
  if (!made) return false
  const isKept = await keep(file, made.address)
  tell(say, made.address, made.endsAt, isKept ? `, and lies in ${file}` : `; ${file} could not be written`)
  return true
}

/** Where the database and the key are elsewhere the folder may not be there, or not be ours to write: the link was said. */
async function keep(file: string, address: string): Promise<boolean> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, `${address}\n`, { mode: 0o600 })
    // A file that was there keeps its mode.
    await chmod(file, 0o600)
    return true
  } catch {
    return false
  }
}

function tell(say: Say, address: string, endsAt: Date, where: string) {
  say('Nobody has the keys yet. Whoever opens this link becomes the owner:')
  say(address)
  say(`It works once, until ${tokyoTimeOf(endsAt)} in Tokyo${where}`)
}

async function linkInFile(ctx: Context, file: string): Promise<{ address: string; endsAt: Date } | undefined> {
  const address = (await readFile(file, 'utf8').catch(() => '')).trim()
  const token = address.split('token=')[1]
  if (!token || !address.startsWith(`${ctx.settings.publicUrl}/`)) return undefined
  const link = await openSetUpLink(ctx, token, ctx.clock.now()).catch(() => undefined)
  return link && { address, endsAt: link.ends_at }
}
