// npm install --no-save @fontsource/shippori-mincho@5.3.0 subset-font@2.9.0 && node art/subset-japanese.mjs
// Writes the Japanese face with only the characters that our pages and print titles use. The full face weighs 1.4 MB,
// and its package 59 MB, so both tools are fetched for the occasion instead of with every install.
import fs from 'node:fs/promises'
import { japaneseOf } from './japanese-of.ts'

const { default: subsetFont } = await import('subset-font')
const full = new URL(
  '../node_modules/@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2',
  import.meta.url,
)
const fonts = new URL('../web/assets/fonts/', import.meta.url)

const characters = await japaneseOf(new URL('../', import.meta.url))
const subset = await subsetFont(await fs.readFile(full), characters, { targetFormat: 'woff2' })
await fs.writeFile(new URL('shippori-mincho-annai-600.woff2', fonts), subset)
// What the face holds, for the test that nobody adds a title without it.
await fs.writeFile(new URL('shippori-mincho-annai-600.txt', fonts), `${characters}\n`)
console.log(`${[...characters].length} characters, ${subset.length} bytes`)
