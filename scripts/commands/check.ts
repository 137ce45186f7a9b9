import { runChecks } from '../checks.ts'
import { command } from '../command.ts'

await command(runChecks)
