import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './scripts/compress-files.ts'
import { trimManifest } from './scripts/trim-manifest.ts'

export default {
  appDirectory: 'web',
  // The whole table travels as one hashed asset: no manifest request at each hover, and nothing that cannot be cached.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const clientDir = path.join(reactRouterConfig.buildDirectory, 'client')
    await trimManifest(clientDir)
    await compressFiles(clientDir)
  },
} satisfies Config
