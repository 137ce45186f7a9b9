import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linesOf } from './icons-by-file.ts'

const icons = path.join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons')

test('a clock is drawn by its circle and its hands, and carries nothing else', () => {
  expect(linesOf(readFileSync(path.join(icons, 'clock.mjs'), 'utf8'))).toEqual([
    ['circle', { cx: '12', cy: '12', r: '10' }],
    'M12 6v6l4 2',
  ])
})

test('every icon of the library can be read, and each has lines', () => {
  const files = readdirSync(icons).filter((file) => file.endsWith('.mjs'))
  expect(files.length).toBeGreaterThan(1000)
  const empty = files.filter((file) => {
    const code = readFileSync(path.join(icons, file), 'utf8')
    // Names that an icon had before only point to its file of today.
    return code.includes('__iconData =') && linesOf(code).length === 0
  })
  expect(empty).toEqual([])
})

test('a file that is not written as expected stops the build with the place to mend', () => {
  expect(() => linesOf('export default 1')).toThrow('scripts/icons-by-file.ts')
})
