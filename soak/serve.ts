import { main } from '#server/main.ts'
import { command } from '../scripts/command.ts'

/** The server as `npm start` runs it, on pages that are built already. */
await command(main)
