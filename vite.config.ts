import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { endpointsForBrowser } from './scripts/endpoints-for-browser.ts'
import { iconsByFile } from './scripts/icons-by-file.ts'
import { indexesByFile } from './scripts/indexes-by-file.ts'
import { firstLook, layOutFiles } from './scripts/lay-out-files.ts'
import { leaveOutUnusedParts } from './scripts/unused-parts.ts'

const noStyles: Plugin = { name: 'no-styles', enforce: 'pre', load: (id) => (/\.css$/.test(id) ? '' : undefined) }

/** Every page carries the names of all files, and letters by chance cannot be compressed: seven are the fewest for so many. */
const fileNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig(({ mode, command }) => {
  const isLook = mode === firstLook
  const files = layOutFiles()
  return {
    plugins: [
      endpointsForBrowser(),
      iconsByFile(),
      indexesByFile(),
      leaveOutUnusedParts(),
      ...(isLook ? [noStyles] : [tailwindcss(), files.plugin]),
      reactRouter(),
    ],
    // In development all dependencies are prepared at the start, not when a page is first opened.
    optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
    // Thousands of small files of other people's, of which the pages use few: bundled, a start does not look for them all.
    // In development each is run as it is, and some are not of the kind that can be.
    ...(command === 'build' && { ssr: { noExternal: true } }),
    build: {
      // Every asset is a file of its own, named by its hash: `data:` addresses would need holes in the CSP.
      assetsInlineLimit: 0,
      target: 'es2022',
      // What Tailwind asks of browsers anyway: for older ones every colour would be written twice.
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      ...(isLook && { minify: false, write: false }),
    },
    ...(!isLook && {
      environments: {
        client: { build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: files.groups } } } } },
      },
    }),
  }
})
