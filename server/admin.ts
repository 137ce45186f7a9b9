import { listed } from '#core/words.ts'
import { forgetSecondFactor, hasOwner, writeNewLink } from './accounts/index.ts'
import { sealedColumns } from './capabilities.ts'
import { systemClock } from './platform/clock.ts'
import { reachDatabase } from './platform/connect.ts'
import type { Context } from './platform/context.ts'
import { openDatabase } from './platform/database.ts'
import { migrateJobs } from './platform/jobs-migrate.ts'
import { keepSecrets } from './platform/keep-secrets.ts'
import { createLogger } from './platform/log.ts'
import { migrate, readMigrations } from './platform/migrate.ts'
import { StartupError } from './platform/postgres/startup-error.ts'
import { readSettings } from './platform/settings.ts'
import { removeDemo } from './remove-demo.ts'

const deeds = { invite, 'forget-second-factor': forget, 'remove-demo': remove }
export type AdminDeed = keyof typeof deeds

/** What only whoever runs the machine may do, with the settings of the Annai that it is for. */
export async function admin(deed: AdminDeed, address = ''): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel)
  const server = await reachDatabase(settings, say)
  try {
    await migrate(server.url, await readMigrations())
    await migrateJobs(server.url, log)
    const { db, close } = openDatabase(server.url, log)
    try {
      const secretKeys = await keepSecrets(db, settings, sealedColumns, say)
      const ctx = { db, clock: systemClock, settings: { ...settings, secretKeys }, log }
      await deeds[deed](ctx, address)
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}

async function invite(ctx: Context, address: string): Promise<void> {
  if (await writeNewLink(ctx, address, say)) return
  throw new StartupError(
    'Annai has an owner already, who invites others in the office under Settings. If that person lost the second factor: npm run admin -- forget-second-factor ADDRESS',
  )
}

async function forget(ctx: Context, address: string): Promise<void> {
  const end = await forgetSecondFactor(ctx, address)
  if (end === 'nobody') throw new StartupError(`Nobody of the office signs in with ${address}.`)
  if (end === 'off') throw new StartupError(`Two-factor is off for ${address}: the password alone opens the office.`)
  say(`${address} signs in with the password alone now, was signed out everywhere and is told by mail.`)
  say('Turn two-factor on again under Profile, Security.')
}

async function remove(ctx: Context): Promise<void> {
  const taken = await removeDemo(ctx)
  say(taken.length > 0 ? `Taken away: ${listed(taken)}.` : 'There was no demo data.')
  say('What was entered by hand stays, and so do the lists of Tokyo. The house is closed.')
  say('Start Annai with DEMO=0 from now on: with demo data it would all come back.')
  if (!(await hasOwner(ctx.db, false))) say('Nobody has the keys now: the next start prints a set-up link.')
}

const say = (line: string) => process.stdout.write(`· ${line}\n`)
