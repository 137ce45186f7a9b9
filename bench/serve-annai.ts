import { main } from '#server/main.ts'

/** The server as it is, without looking first whether its pages are built. */
await main()
