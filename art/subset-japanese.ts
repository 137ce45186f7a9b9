// npm install --no-save @fontsource/shippori-mincho@5.3.0 subset-font@2.9.0 && node art/subset-japanese.ts
// node art/subset-japanese.ts <folder in which these two are installed>
// Writes the Japanese face with only the characters that our pages and print titles use. The full face weighs 1.4 MB,
// and its package 59 MB, so both tools are fetched for the occasion instead of with every install.
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { japaneseOf } from './japanese-of.ts'

type SubsetFont = (font: Buffer, characters: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>

const project = new URL('../', import.meta.url)
const [toolsFolder] = process.argv.slice(2)
const tools = createRequire(toolsFolder ? path.resolve(toolsFolder, 'package.json') : import.meta.url)
const { default: subsetFont }: { default: SubsetFont } = await import(pathToFileURL(tools.resolve('subset-font')).href)
const face = '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2'

const characters = await japaneseOf(project)
const subset = await subsetFont(await fs.readFile(tools.resolve(face)), characters, { targetFormat: 'woff2' })
const fonts = new URL('web/assets/fonts/', project)
await fs.writeFile(new URL('shippori-mincho-annai-600.woff2', fonts), subset)
// What the face holds, for the test that nobody adds a title without it.
await fs.writeFile(new URL('shippori-mincho-annai-600.txt', fonts), `${characters}\n`)
console.log(`${[...characters].length} characters, ${subset.length} bytes`)
