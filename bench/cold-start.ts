import { type Running, startAnnai, startProcess } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Tell } from './line.ts'
import { inFull } from './size.ts'

const starts = inFull(5, 1)
/** How often the time of the database alone a whole start may take. */
const limitTimes = 5

/** From nothing running to "ready", on a data directory that exists, against starting its database alone. */
export function measureColdStart(tell: Tell): Promise<void> {
  return withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir }
    // A plain Node: that ours finds its files compiled is part of what is measured.
    const plain = { ...env, NODE_DISABLE_COMPILE_CACHE: '1' }
    await secondsOf(() => startAnnai(env))
    const annai: number[] = []
    const database: number[] = []
    for (let i = 0; i < starts; i++) {
      annai.push(await secondsOf(() => startAnnai(env)))
      database.push(await secondsOf(() => startProcess('bench/serve-database.ts', plain)))
    }
    const ratio = middle(annai) / (limitTimes * middle(database))
    tell({
      what: 'Start to ready, existing data',
      measured: `${middle(annai).toFixed(2)} s`,
      limit: `${limitTimes} × ${middle(database).toFixed(2)} s for the database alone`,
      ratio,
      holds: ratio <= 1,
    })
  })
}

async function secondsOf(start: () => Promise<Running>): Promise<number> {
  const running = await start()
  await running.stop()
  return running.secondsToReady
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
