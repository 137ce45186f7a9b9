import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: process.env.ANNAI_BUILD_DIR ?? 'build',
  // The whole table travels as one hashed asset: no manifest request at each hover, and nothing that cannot be cached.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
