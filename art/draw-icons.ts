// node art/draw-icons.ts
// Writes the icons that a home screen asks for from public/favicon.svg: square ones with the seal's own edge, and one
// with a wide border of vermilion, of which any shape may be cut.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const vermilion = '#c43518'
const seal = await readFile(`${folder}favicon.svg`)

const drawn = (size: number) => sharp(seal, { density: (72 * size) / 36 }).resize(size, size)
const icon = (name: string, size: number) => drawn(size).png({ compressionLevel: 9 }).toFile(`${folder}${name}`)

await icon('icon-192.png', 192)
await icon('icon-512.png', 512)
await drawn(180).flatten({ background: vermilion }).png({ compressionLevel: 9 }).toFile(`${folder}apple-touch-icon.png`)
const border = 77
await drawn(512 - 2 * border)
  .extend({ top: border, bottom: border, left: border, right: border, background: vermilion })
  .flatten({ background: vermilion })
  .png({ compressionLevel: 9 })
  .toFile(`${folder}icon-maskable-512.png`)
