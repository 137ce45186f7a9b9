// node art/draw-prints.ts [name…]
// Draws the named prints, or all whose drawing has changed since, and writes them in every size to art/prints/.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { encodePicture } from '#server/media/encode-picture.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Scene } from './parts/index.ts'
import { altOf, fileName, listFile, type PrintOnFile, printsDir, readPrints, versionOf } from './prints-on-file.ts'
import { allScenes } from './scenes/index.ts'

const names = process.argv.slice(2)
const scenes = new Map(allScenes().map((scene) => [scene.id, scene]))
const unknown = names.filter((name) => !scenes.has(name))
if (unknown.length) throw new Error(`There is no scene called ${unknown.join(' or ')}.`)

await mkdir(printsDir, { recursive: true })
const onFile = new Map((existsSync(listFile) ? readPrints() : []).map((print) => [print.name, print]))
for (const name of onFile.keys()) if (!scenes.has(name)) onFile.delete(name)

for (const scene of scenes.values()) {
  const version = versionOf(scene)
  const wanted = names.length ? names.includes(scene.id) : onFile.get(scene.id)?.version !== version
  if (!wanted) continue
  onFile.set(scene.id, await drawPrint(scene, version))
  // After each print, so that a run that was cut short can go on.
  await writeList()
}
await writeList()
await removeOldFiles()

async function drawPrint(scene: Scene, version: string): Promise<PrintOnFile> {
  const focus = scene.options.pos
  const { width, height, ground, files } = await encodePicture(await drawSheet(scene), { focus })
  for (const { ending, bytes } of files) {
    await writeFile(new URL(fileName({ name: scene.id, version }, ending), printsDir), bytes)
  }
  const sizes = files.map(({ ending, bytes }) => `${ending} ${Math.round(bytes.length / 1024)} KiB`)
  console.log(`${scene.id}: ${sizes.join(', ')}`)
  return { name: scene.id, version, alt: altOf(scene), titleJa: scene.options.ja, ground, focus, width, height }
}

async function writeList(): Promise<void> {
  const sorted = [...onFile.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  await writeFile(listFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

async function removeOldFiles(): Promise<void> {
  const current = new Set([...onFile.values()].map(({ name, version }) => `${name}-${version}`))
  for (const file of await readdir(printsDir)) {
    const drawn = /^(.+-[0-9a-f]{8})-[^-]+$/.exec(file)?.[1]
    if (drawn && !current.has(drawn)) await rm(new URL(file, printsDir))
  }
}
