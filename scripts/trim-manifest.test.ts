import { expect, test } from 'vitest'
import { type Manifest, withoutRepeating } from './trim-manifest.ts'

/** What a browser has after it ran the file. */
function readBack(text: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {}
  new Function('window', text)(window)
  if (!window.__reactRouterManifest) throw new Error('The file named no manifest.')
  return window.__reactRouterManifest
}

test('the router reads of every route what the build said of it, however short it was written down', () => {
  const files = { module: '/assets/a-1234567.js', clientLoaderModule: '/assets/b-1234567.js' }
  const routes: Manifest['routes'] = {
    root: { id: 'root', path: '', module: '/assets/root-1234567.js', imports: ['/assets/shell.js'], css: ['/a.css#'] },
    'shell:public': { id: 'shell:public', parentId: 'root', module: '/assets/public-shell-1234567.js' },
    '/faq': { id: '/faq', parentId: 'shell:public', path: '/faq', ...files },
    '/about-us': { id: '/about-us', parentId: 'shell:public', path: '/about-us', hasLoader: true, ...files },
    '/tour/:slug': { id: '/tour/:slug', parentId: 'shell:public', path: '/tour/:slug', hasLoader: true, ...files },
    '/sign-in': { id: '/sign-in', parentId: 'shell:quiet', path: '/sign-in', imports: ['/assets/c.js'], ...files },
    '/fallback': {
      ...{ id: '/fallback', parentId: 'shell:quiet', path: '/fallback', module: '/assets/a-1234567.js' },
      hydrateFallbackModule: '/assets/d-1234567.js',
    },
    '*': { id: '*', parentId: 'root', path: '*', module: 'https://elsewhere.example/x.js' },
  }
  const manifest = { entry: { module: '/assets/entry.js' }, routes, version: '9ee83b60' }
  expect(readBack(withoutRepeating(manifest))).toEqual(manifest)
})
