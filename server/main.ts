import { createServer } from 'node:net'
import path from 'node:path'
import { listenToAnnouncements } from './platform/announcements.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { findDatabaseServer } from './platform/connect.ts'
import { openDatabase } from './platform/database.ts'
import { folderOf, settleInstallation } from './platform/installation.ts'
import { migrateJobs } from './platform/jobs-migrate.ts'
import { keepSecrets } from './platform/keep-secrets.ts'
import { leaveRoot } from './platform/leave-root.ts'
import { createLifecycle } from './platform/lifecycle.ts'
import { createLogger } from './platform/log.ts'
import { closeMail } from './platform/mail.ts'
import { migrate, readMigrations } from './platform/migrate.ts'
import { StartupError } from './platform/postgres/startup-error.ts'
import { projectDir } from './platform/project-dir.ts'
import { isLoopback } from './platform/proxies.rules.ts'
import { loadBuiltRenderer } from './platform/renderer.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { layInTurn } from './platform/start-turn.ts'

/** Starts everything, in the order in which it depends on each other, and undoes it in reverse when told to stop. */
export async function main({ clock = systemClock }: { clock?: Clock } = {}): Promise<void> {
  const settings = readSettings(process.env)
  // React and React Router choose their build by it when they are loaded, which happens below.
  process.env.NODE_ENV ??= settings.development ? 'development' : 'production'
  const log = createLogger(settings.logLevel)
  const life = createLifecycle(log)
  try {
    await refuseUsedPort(settings)

    // Read while the database starts, which is another process.
    const reading = readMigrations()
    const loading = loadCapabilities()
    for (const early of [reading, loading]) early.catch(() => undefined)
    const server = await findDatabaseServer(settings, say, life.signal)
    life.onStop(() => server.stop())
    const { createAnnai, hearAnnouncements, startJobs, closePapers, offerSetUp, ...capabilities } = await loading
    const buildDir = path.join(projectDir, 'build')
    // The pages are read while the database is asked: createAnnai waits for them, and says what is wrong with them.
    if (!settings.development && settings.role !== 'worker') loadBuiltRenderer(buildDir).catch(() => undefined)
    const { demoSeeds, mailTaskNames, recurring, sealedColumns, standards, tasks } = capabilities
    // What is written from here on is for our own eyes.
    if (!settings.development) process.umask(0o077)
    const migrations = await reading
    // Neither asks for a table of the other.
    const [fresh] = await Promise.all([migrate(server.url, migrations), migrateJobs(server.url, log)])
    if (fresh.length > 0) say(`Database brought up to ${fresh.at(-1)?.replace('.sql', '')}`)
    life.signal.throwIfAborted()

    const database = openDatabase(server.url, log)
    life.onStop(() => database.close())
    const secretKeys = await keepSecrets(database.db, settings, sealedColumns, say)
    const ctx = { db: database.db, log, clock, settings: { ...settings, secretKeys } }
    life.onStop(() => closeMail(ctx))
    life.onStop(closePapers)
    const folder = server.dir === undefined ? null : await folderOf(server.dir)
    const restored = await settleInstallation(ctx, {
      folder,
      wish: settings.mail.afterRestore ?? null,
      mailTasks: mailTaskNames,
    })
    if (restored) log.warn(restored)
    if (restored) say(restored)
    await layInTurn(server.url, { log, signal: life.signal }, async (db) => {
      for (const lay of [...standards, ...(settings.demo ? demoSeeds : [])]) await lay({ ...ctx, db })
      if (settings.role !== 'worker') await offerSetUp({ ...ctx, db }, say)
    })

    const annai = await createAnnai(ctx, { buildDir, newestMigration: migrations.at(-1)?.name ?? '' })
    const announcements = listenToAnnouncements(server.url, log)
    hearAnnouncements(announcements, ctx, annai)
    life.onStop(() => announcements.close())
    if (settings.role !== 'web') {
      const jobs = await startJobs(server.url, ctx, tasks, log, recurring)
      annai.jobs.follow(jobs.lanes)
      life.onStop(() => jobs.stop())
    }
    life.onStop(() => annai.app.close())
    life.onStop(async () => annai.operations.drain())
    life.signal.throwIfAborted()

    await annai.app.listen({ host: settings.host, port: settings.port })
    const { dataDir, development } = settings
    if (!development) leaveRoot({ dataDir, projectDir, buildDir, account: server.account }, say)
    if (settings.demo) sayWhoReachesDemo(settings)
    life.started()
    process.stdout.write(`Annai is ready at ${readyAddress(settings, annai.app.server.address())}\n`)
  } catch (error) {
    await life.stop()
    if (life.signal.aborted) process.exit(0)
    throw error
  }
}

/** By far the most of our code. It comes after most that a start may be refused for, so that nobody waits to hear it. */
const loadCapabilities = async () => ({
  ...(await import('./app.ts')),
  ...(await import('./capabilities.ts')),
  ...(await import('./platform/jobs-runner.ts')),
  closePapers: (await import('./vouchers/index.ts')).closePapers,
  offerSetUp: (await import('./accounts/index.ts')).offerSetUp,
})

const say = (line: string) => process.stdout.write(`· ${line}\n`)

/** The passwords of demo accounts stand in the README. */
function sayWhoReachesDemo({ host }: Settings) {
  if (host === 'localhost' || isLoopback(host))
    say(
      `With demo accounts, only this machine reaches it (${host})${process.env.HOST ? '' : '; set HOST to let others in'}`,
    )
  else say(`Whoever reaches ${host} can sign in with the demo accounts, whose passwords are public`)
}

/** Asked first, so that nobody waits for a database only to hear this. */
async function refuseUsedPort({ host, port }: Settings) {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartupError(`Port ${port} is in use by another program. Stop it, or choose another with PORT.`))
      else if (error.code === 'EACCES')
        reject(new StartupError(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`))
      else
        reject(
          new StartupError(`It is not possible to listen on ${host}:${port} (${error.code}). Check HOST and PORT.`),
        )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function readyAddress(settings: Settings, address: string | { port: number } | null): string {
  if (process.env.PUBLIC_URL) return settings.publicUrl
  return `http://localhost:${typeof address === 'object' && address ? address.port : settings.port}`
}
