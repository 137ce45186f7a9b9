import { sideBySide, step } from './progress.ts'
import { runTool } from './tool.ts'

/** What can be said about the code without running it, the quickest first. */
export async function runChecks(): Promise<void> {
  await step('Checking format and lint', () => runTool('biome', ['check', '.'], { quiet: true }))
  await step('Generating route types', () => runTool('react-router', ['typegen'], { quiet: true }))
  await sideBySide(
    () => step('Checking types', () => runTool('tsc', ['--noEmit'], { quiet: true })),
    () => step('Checking imports', () => runTool('scripts/check-imports.ts', [], { quiet: true })),
    () => step('Checking tables', () => runTool('scripts/check-tables.ts', [], { quiet: true })),
  )
}
