import { buildWhenStale } from '../build-when-stale.ts'
import { runChecks } from '../checks.ts'
import { command } from '../command.ts'
import { findChromium } from '../find-chromium.ts'
import { findJava } from '../find-java.ts'
import { findPdftotext } from '../find-pdftotext.ts'
import { seconds, sideBySide } from '../progress.ts'
import { temporaryDir } from '../temporary-dir.ts'
import { runTool } from '../tool.ts'

const spent: string[] = []

async function part(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work()
  spent.push(`${name} ${seconds(startedAt)}`)
}

await command(async () => {
  await part('checks and build', () => sideBySide(runChecks, buildWhenStale))
  const TMPDIR = temporaryDir()
  const PDFTOTEXT_PATH = findPdftotext()
  const CHROMIUM_PATH = findChromium()
  await part('rules, HTTP and components', () =>
    runTool('vitest', ['run'], { env: { TMPDIR, PDFTOTEXT_PATH, CHROMIUM_PATH } }),
  )
  const JAVA_PATH = await findJava()
  await part('journeys', () =>
    runTool('playwright', ['test'], { env: { TMPDIR, PDFTOTEXT_PATH, JAVA_PATH, CHROMIUM_PATH } }),
  )
  // That they work, not how fast it is: that is `npm run bench`.
  await part('benches in short', () => runTool('bench/run.ts', [], { env: { TMPDIR, BENCH: 'short', CHROMIUM_PATH } }))
  console.log(`All tests passed: ${spent.join(', ')}.`)
})
