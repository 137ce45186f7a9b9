import { loadBuiltServer } from '../scripts/built-server.ts'

/** The server as it is, without looking first whether it is built anew. */
const { main } = await loadBuiltServer()
await main()
