// node art/render-prints.mjs [name…]
// Draws the named scenes of the kit and writes, for each, AVIF and WebP in four widths to web/assets/prints/
// and a small module to web/ui/prints/ with its facts and addresses, so that a page carries only the prints it shows.
import fs from 'node:fs/promises'
import sharp from 'sharp'

const PUBLISHED = [
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
]
const WIDTHS = [480, 800, 1200, 1600]
const SHEET = { width: 1600, height: 1067 }
// The carved edge moves shapes by up to 4 px, which would leave a fringe of paper at the border: draw larger, then trim.
const BLEED = 6

const kit = new URL('./kit/', import.meta.url)
const pictures = new URL('../web/assets/prints/', import.meta.url)
const modules = new URL('../web/ui/prints/', import.meta.url)

async function allScenes() {
  const files = (await fs.readdir(kit)).filter((file) => /^scenes.*\.mjs$/.test(file)).sort()
  const scenes = new Map()
  for (const file of files) {
    for (const draw of Object.values(await import(new URL(file, kit)))) {
      for (const variant of [{}, ...(draw.also ?? [])]) {
        const scene = draw(variant)
        scenes.set(scene.id, scene)
      }
    }
  }
  return scenes
}

async function drawSheet(scene) {
  const width = SHEET.width + BLEED * 2
  const height = Math.round((width * SHEET.height) / SHEET.width)
  const svg = scene
    .svg()
    .replace(`width="${SHEET.width}" height="${SHEET.height}" preserve`, `width="${width}" height="${height}" preserve`)
  const top = Math.floor((height - SHEET.height) / 2)
  return sharp(Buffer.from(svg))
    .flatten({ background: scene.o.paper })
    .extract({ left: BLEED, top, ...SHEET })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function writePictures(name, sheet) {
  for (const width of WIDTHS) {
    const sized = sharp(sheet).resize({ width, kernel: 'lanczos3' })
    await sized
      .clone()
      .avif({ quality: 50, effort: 5 })
      .toFile(new URL(`${name}-${width}.avif`, pictures).pathname)
    await sized
      .clone()
      .webp({ quality: 74, effort: 5 })
      .toFile(new URL(`${name}-${width}.webp`, pictures).pathname)
  }
}

async function averageColour(sheet) {
  const { channels } = await sharp(sheet).stats()
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
    .join('')}`
}

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const HEAD = '// Written by art/render-prints.mjs. Do not edit.\n'

function moduleText(scene, ground) {
  const address = (type, width) => `import ${type}${width} from '../../assets/prints/${scene.id}-${width}.${type}?url'`
  const set = (type) => `\`${WIDTHS.map((width) => `\${${type}${width}} ${width}w`).join(', ')}\``
  return `${HEAD}${['avif', 'webp'].flatMap((type) => WIDTHS.map((width) => address(type, width))).join('\n')}
import type { PrintFacts } from '../print-facts.ts'

export const ${camel(scene.id)}: PrintFacts = {
  name: ${quote(scene.id)},
  alt: ${quote(`Woodblock-style print: ${scene.title}`)},
  title: ${quote(scene.o.ja)},
  ground: 'bg-[${ground}]',
  focus: 'object-[${(scene.o.pos ?? '50% 50%').replace(' ', '_')}]',
  width: ${SHEET.width},
  height: ${SHEET.height},
  avif: ${set('avif')},
  webp: ${set('webp')},
  src: webp800,
}
`
}

/** Only for places where data names the print, such as a tour in the catalogue. */
function tableText(names) {
  return `${HEAD}${names.map((name) => `import { ${camel(name)} } from './${name}.generated.ts'`).join('\n')}

export const prints = {
${names.map((name) => `  '${name}': ${camel(name)},`).join('\n')}
}
export type PrintName = keyof typeof prints
`
}

await fs.mkdir(pictures, { recursive: true })
await fs.mkdir(modules, { recursive: true })
const wanted = process.argv.slice(2)
const scenes = await allScenes()
for (const name of wanted.length ? wanted : PUBLISHED) {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`The kit has no scene called ${name}.`)
  const sheet = await drawSheet(scene)
  await writePictures(name, sheet)
  await fs.writeFile(new URL(`${name}.generated.ts`, modules), moduleText(scene, await averageColour(sheet)))
  console.log(name)
}
const published = (await fs.readdir(modules))
  .filter((file) => file.endsWith('.generated.ts') && !file.startsWith('all.'))
  .map((file) => file.replace('.generated.ts', ''))
  .sort()
await fs.writeFile(new URL('all.generated.ts', modules), tableText(published))
