import { buildNow } from '../build-when-stale.ts'
import { command } from '../command.ts'

await command(buildNow)
