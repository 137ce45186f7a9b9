// node art/write-print-modules.ts [name…]
// Writes a small module to web/ui/prints/ for each print that a page imports, so that it carries only the prints it shows.
import { mkdir, writeFile } from 'node:fs/promises'
import { type PrintOnFile, readPrints } from './prints-on-file.ts'

const usual = [
  'fuji-dawn',
  'hotel-window',
  'temple-snow',
  'ryokan-room',
  'sakura-moat',
  'chauffeur-evening',
  'ginkgo-avenue',
  'iris-garden',
  'sumida-fireworks',
  'asakusa-night',
  'nikko-cedars',
  'hakone-torii',
  'ginza-rain',
  'tokyo-station',
  'door-rain',
]
const modules = new URL('../web/ui/prints/', import.meta.url)

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const moduleText = ({ name, version, alt, titleJa, ground, focus, width, height }: PrintOnFile) =>
  `// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const ${camel(name)}: Picture = {
  path: ${quote(`prints/${name}-${version}`)},
  alt: ${quote(alt)},
  titleJa: ${quote(titleJa)},
  ground: ${quote(ground)},
  focus: ${quote(focus)},
  width: ${width},
  height: ${height},
}
`

const prints = new Map(readPrints().map((print) => [print.name, print]))
const wanted = process.argv.slice(2)
await mkdir(modules, { recursive: true })
for (const name of wanted.length ? wanted : usual) {
  const print = prints.get(name)
  if (!print) throw new Error(`There is no print called ${name}.`)
  await writeFile(new URL(`${name}.generated.ts`, modules), moduleText(print))
}
