import { build } from 'vite'
import { builtServerDir } from './built-server.ts'
import { root } from './tool.ts'

/**
 * The server in a few files: a thousand small ones, each to be found and stripped of its types, took half of every
 * start. Packages stay where they are, but for two of many files that are nothing but code. A process of its own, since
 * Vite makes one that builds a production's.
 */
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  ssr: { noExternal: ['kysely', 'zod'] },
  build: {
    ssr: 'server/main.ts',
    outDir: builtServerDir,
    copyPublicDir: false,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})
