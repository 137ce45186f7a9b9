import { join } from 'node:path'
import { root } from './tool.ts'

/** As deep as the files of server/platform: see project-dir.ts there. */
export const builtServerDir = join(root, 'build', 'annai')

/** The server as it was built, which is what guests meet, and so what journeys, benches and the soak try. */
export const loadBuiltServer = (): Promise<typeof import('#server/main.ts')> => import(join(builtServerDir, 'main.js'))
