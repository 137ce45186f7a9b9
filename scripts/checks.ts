import { join } from 'node:path'
import { sideBySide, step } from './progress.ts'
import { runTool } from './tool.ts'

/** What was found of types the last time, so that only what changed since is looked at. */
const known = join('node_modules', '.cache', 'types.tsbuildinfo')

/** What can be said about the code without running it: types on one side, all the rest on the other. */
export async function runChecks(): Promise<void> {
  await sideBySide(
    async () => {
      await step('Generating route types', () => runTool('react-router', ['typegen'], { quiet: true }))
      const incremental = ['--noEmit', '--incremental', '--tsBuildInfoFile', known]
      await step('Checking types', () => runTool('tsc', incremental, { quiet: true }))
    },
    async () => {
      await step('Checking format and lint', () => runTool('biome', ['check', '.'], { quiet: true }))
      await step('Checking imports', () => runTool('scripts/check-imports.ts', [], { quiet: true }))
      await step('Checking surfaces', () => runTool('scripts/check-surfaces.ts', [], { quiet: true }))
      await step('Checking tables', () => runTool('scripts/check-tables.ts', [], { quiet: true }))
    },
  )
}
