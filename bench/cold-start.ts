import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line } from './line.ts'

const limitSeconds = 5
const starts = 3

/** From nothing running to "ready", on a data directory that exists. */
export function measureColdStart(): Promise<Line[]> {
  return withDataDir(async (dataDir) => {
    const first = await startAnnai({ DATA_DIR: dataDir })
    await first.stop()
    const seconds: number[] = []
    for (let i = 0; i < starts; i++) {
      const again = await startAnnai({ DATA_DIR: dataDir })
      seconds.push(again.secondsToReady)
      await again.stop()
    }
    const middle = seconds.sort((a, b) => a - b)[Math.floor(starts / 2)] ?? 0
    return [
      {
        what: 'Start to ready, existing data',
        measured: `${middle.toFixed(2)} s`,
        limit: `${limitSeconds} s`,
        ratio: middle / limitSeconds,
        holds: middle <= limitSeconds,
      },
    ]
  })
}
