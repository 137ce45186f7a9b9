import { measureColdStart } from './cold-start.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureWarmPage } from './warm-page.ts'

/** What is measured, as a ratio to its limit. A line fails when it is on the wrong side. */
export interface Line {
  what: string
  measured: string
  limit: string
  ratio: number
  holds: boolean
}

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
