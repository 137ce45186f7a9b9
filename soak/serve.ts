import { loadBuiltServer } from '../scripts/built-server.ts'
import { command } from '../scripts/command.ts'

/** The server as `npm start` runs it, as it is built already. */
await command(async () => (await loadBuiltServer()).main())
