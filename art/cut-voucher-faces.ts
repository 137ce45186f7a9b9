// npm install --no-save @fontsource/shippori-mincho@5.3.0 subset-font@2.9.0 && node art/cut-voucher-faces.ts
// node art/cut-voucher-faces.ts <folder in which these two are installed>
// Writes the two faces of the voucher that no package has as the page needs them: the display cut of the serif, and the
// few Japanese characters of the seal, of dates and of headings in the face of the prints' titles (one weight in a
// package of 59 MB).
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

interface SubsetOptions {
  targetFormat: 'sfnt'
  variationAxes?: Record<string, number>
}
type SubsetFont = (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>

const faces = new URL('../server/vouchers/faces/', import.meta.url)
const [toolsFolder] = process.argv.slice(2)
const tools = createRequire(toolsFolder ? path.resolve(toolsFolder, 'package.json') : import.meta.url)
const ours = createRequire(import.meta.url)
const { default: subsetFont }: { default: SubsetFont } = await import(pathToFileURL(tools.resolve('subset-font')).href)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

async function write(name: string, source: string, characters: string, variationAxes?: Record<string, number>) {
  // Plain TrueType: the writer of PDF reads it fastest, and embeds the least of it.
  const options = { targetFormat: 'sfnt' as const, ...(variationAxes && { variationAxes }) }
  const face = await subsetFont(await fs.readFile(source), characters, options)
  await fs.writeFile(new URL(name, faces), face)
  console.log(`${name}: ${face.length} bytes`)
}

const newsreader = (script: string) =>
  ours.resolve(`@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`)
const display = { opsz: 48, wght: 370 }
await write(
  'newsreader-display.ttf',
  newsreader('latin'),
  `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−×′″`,
  display,
)
await write('newsreader-display-ext.ttf', newsreader('latin-ext'), range(0x100, 0x17f) + range(0x1e00, 0x1eff), display)

const mincho = tools.resolve('@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2')
await write('shippori-mincho-dates.ttf', mincho, ' 案内〇一二三四五六七八九十年月日時分午前後正零迎車領収書返金明細')
