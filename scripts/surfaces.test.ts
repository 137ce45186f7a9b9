import { expect, test } from 'vitest'
import { type Files, findSurfaces } from './surfaces.ts'

const index = "export { type Hold, hold, type Row as HoldRow } from './hold.ts'\n"
const offered = ['Hold', 'hold', 'HoldRow'].map((name) => `server/booking/index.ts ${name}`)
const unusedWith = (files: Files) => findSurfaces({ 'server/booking/index.ts': index, ...files }).unused

test('a name that another capability imports may be offered, however it is imported', () => {
  const ways: Record<string, string> = {
    'server/house/a.ts': "import { hold } from '../booking/index.ts'",
    'server/main.ts': "const hold = (await import('./booking/index.ts')).hold",
    'web/house/office/b.ts': "import('#server/booking/index.ts').then(({ hold }) => hold())",
    'bench/c.ts': "import {\n  hold,\n} from '#server/booking/index.ts'",
  }
  for (const [file, code] of Object.entries(ways)) expect(unusedWith({ [file]: code })).not.toContain(offered[1])
  const types = "import type { Hold, HoldRow as Row } from '#server/booking/index.ts'"
  expect(unusedWith({ 'server/house/types.ts': types })).toEqual([offered[1]])
})

test('a name that nobody asks for is told, and so is one that only its own capability imports', () => {
  expect(unusedWith({})).toEqual(offered)
  expect(unusedWith({ 'server/booking/own.ts': "import { hold } from './index.ts'" })).toEqual(offered)
  expect(unusedWith({ 'server/house/a.ts': "import { hold } from '../other/index.ts'" })).toEqual(offered)
  expect(unusedWith({ 'server/house/a.ts': "// import { hold } from '../booking/index.ts'" })).toEqual(offered)
})

test('the surface of a part of a page is judged like one of the server', () => {
  const files = {
    'web/pricing/site/index.ts': "export { Price } from './price.tsx'\nexport { Terms } from './terms.tsx'",
    'web/pages/tour.tsx': "import { Price } from '#web/pricing/site/index.ts'",
  }
  expect(findSurfaces(files)).toEqual({ names: 2, unused: ['web/pricing/site/index.ts Terms'] })
})
