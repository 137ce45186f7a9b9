import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Tells the pages, too, whether the style guide is among them (see web/routes.ts).
  envPrefix: 'ANNAI_STYLE_GUIDE',
  // In development all dependencies are prepared at the start, not when a page is first opened.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  build: {
    // Every asset is a file of its own, named by its hash: `data:` addresses would need holes in the CSP.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a dozen pages share comes in one file: each file costs a request and compresses by itself. Fewer
          // sharers would make every page carry what only some need.
          groups: [{ name: 'shell', test: /\/web\/|lucide-react|zustand|react-router/, minShareCount: 12 }],
        },
      },
    },
  },
})
