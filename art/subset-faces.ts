// npm install --no-save @fontsource/shippori-mincho@5.3.0 subset-font@2.9.0 && node art/subset-faces.ts
// node art/subset-faces.ts <folder in which these two are installed>
// Writes the faces that are too heavy as they come. The Japanese one keeps only the characters that our pages and print
// titles use (of 1.4 MB, in a package of 59 MB, so the tools are fetched for the occasion instead of with every
// install). The serif comes with every weight and optical size, 132 KB; our headings use two cuts of it, 24 KB each.
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { japaneseOf } from './japanese-of.ts'

interface SubsetOptions {
  targetFormat: 'woff2'
  variationAxes?: Record<string, number>
}
type SubsetFont = (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>

const project = new URL('../', import.meta.url)
const fonts = new URL('web/assets/fonts/', project)
const [toolsFolder] = process.argv.slice(2)
const tools = createRequire(toolsFolder ? path.resolve(toolsFolder, 'package.json') : import.meta.url)
const ours = createRequire(import.meta.url)
const { default: subsetFont }: { default: SubsetFont } = await import(pathToFileURL(tools.resolve('subset-font')).href)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…‹›€™−→←×′″`
const latinExtended = range(0x100, 0x17f) + range(0x1e00, 0x1eff)

async function write(name: string, source: string, characters: string, variationAxes?: Record<string, number>) {
  const options = { targetFormat: 'woff2' as const, ...(variationAxes && { variationAxes }) }
  const subset = await subsetFont(await fs.readFile(source), characters, options)
  await fs.writeFile(new URL(name, fonts), subset)
  console.log(`${name}: ${[...characters].length} characters, ${subset.length} bytes`)
}

/** Large headings are cut finer than small ones; the weights lie between those of the two sizes that share a cut. */
const serifCuts = { display: { opsz: 48, wght: 370 }, heading: { opsz: 24, wght: 410 } }
for (const [cut, axes] of Object.entries(serifCuts)) {
  const file = (script: string) =>
    ours.resolve(`@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`)
  await write(`newsreader-annai-${cut}.woff2`, file('latin'), latin, axes)
  await write(`newsreader-annai-${cut}-ext.woff2`, file('latin-ext'), latinExtended, axes)
}

const japanese = await japaneseOf(project)
const mincho = tools.resolve('@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2')
await write('shippori-mincho-annai-600.woff2', mincho, japanese)
// Our name stands on every page, most of which have no other Japanese above the fold.
await write('shippori-mincho-annai-name.woff2', mincho, '案内')
// The seals of chauffeurs and guides: the first character of the family names that most people have, and the letters
// with which names from abroad are written.
const familyNames =
  'アイウエオカガキギクグケゲコゴサザシジスズセゼソゾタダチツテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤユヨラリルレロワヴ三上中丸久二五井今伊佐保倉光児入八六内前劉加北千南原古吉向和土坂堀塚増外多大太奥宇安宮富寺小尾山岡岩島崔川工市平広庄張後徳成持斉斎新早星月服望朝木本朴杉李村東松林柴栄栗根桂桐桑桜梅森榎樋横橋武水永江池沢河津浅浜海清渡港湯滝瀬熊片牧玉王田甲白益相真矢石神福秋稲立竹笠篠米糸細結綿緒羽肥花草荒荻菅菊萩葛藤藪西角谷豊赤足車辻近速進達遠鄭酒里重野金鈴長門間関阪阿陳陸難雨青須飛飯馬高鳥鶴鹿麻黄黒'
await write('shippori-mincho-annai-seals.woff2', mincho, familyNames)
await fs.writeFile(new URL('shippori-mincho-annai-seals.txt', fonts), `${familyNames}\n`)
// What the face holds, for the test that nobody adds a title without it.
await fs.writeFile(new URL('shippori-mincho-annai-600.txt', fonts), `${japanese}\n`)
