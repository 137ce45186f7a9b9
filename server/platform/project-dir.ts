import { fileURLToPath } from 'node:url'

/** The root of the repository: two folders up from here, and from what is built of the server, which lies in build/annai. */
export const projectDir = fileURLToPath(new URL('../../', import.meta.url))
