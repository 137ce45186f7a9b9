import { measureColdStart } from './cold-start.ts'
import type { Line } from './line.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureWarmPage } from './warm-page.ts'

const lines: Line[] = [...(await measureWarmPage()), ...(await measureColdStart()), ...(await measurePageBytes())]

console.table(
  lines.map((line) => ({
    what: line.what,
    measured: line.measured,
    limit: line.limit,
    ratio: line.ratio.toFixed(2),
    '': line.holds ? 'holds' : 'FAILS',
  })),
)
process.exit(lines.every((line) => line.holds) ? 0 : 1)
