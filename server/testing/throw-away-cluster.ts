import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareCluster } from '#server/platform/postgres/cluster.ts'
import { superuserUrl } from '#server/platform/postgres/connection.ts'
import { freePort, launchPostmaster } from '#server/platform/postgres/postmaster.ts'
import { THROW_AWAY } from '#server/platform/postgres/settings.ts'
import { canEnter, chooseAccount } from '#server/platform/postgres/unprivileged-user.ts'

export interface TestCluster {
  /** The maintenance database, with the right to create others. */
  url: string
  stop(): Promise<void>
}

/** A PostgreSQL of its own for one test run, quick because nothing of it has to last. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = temporaryDir()
  const undertaker = buryAfterwards(dataDir)
  try {
    const cluster = await prepareCluster(dataDir, () => {})
    const { postmaster, client } = await launchPostmaster(cluster, { port: await freePort(), settings: THROW_AWAY })
    await client.end()
    return { url: superuserUrl(cluster, postmaster.port, 'postgres'), stop: undertaker }
  } catch (error) {
    await undertaker()
    throw error
  }
}

/** Root's own temporary folder may be closed to the user who runs the database. */
function temporaryDir(): string {
  const account = chooseAccount('')
  for (const parent of [tmpdir(), '/var/tmp']) {
    const dir = mkdtempSync(join(parent, 'annai-test-'))
    chmodSync(dir, 0o755)
    if (!account || canEnter(account, dir)) return dir
  }
  return mkdtempSync(join(tmpdir(), 'annai-test-'))
}

/**
 * A small process of its own waits until we close its input or die in any way, even killed, and then ends the database
 * and removes its files: an interrupted run leaves nothing behind.
 */
function buryAfterwards(dataDir: string): () => Promise<void> {
  const script = `
    cat > /dev/null
    lock="$1/postgres/postmaster.pid"
    [ -e "$lock" ] && kill -QUIT "$(head -n 1 "$lock")"
    tries=0
    while [ -e "$lock" ] && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
    rm -rf "$1"`
  const undertaker = spawn('/bin/sh', ['-c', script, 'sh', dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  undertaker.unref()
  const ended = once(undertaker, 'exit')
  return async () => {
    // From here on the run must not end before the files are gone.
    undertaker.ref()
    undertaker.stdin.end()
    await ended
  }
}
