import { readFile } from 'node:fs/promises'
import type { Context } from '#server/platform/context.ts'
import { projectDir } from '#server/platform/project-dir.ts'
import { type NamedPicture, savePictures } from './pictures.store.ts'

/** Our own prints travel with the code; their files are named as `/uploads/prints/` serves them. */
export const shippedPrintsDir = `${projectDir}art/prints/`

interface PrintOnFile {
  name: string
  version: string
  alt: string
  titleJa: string
  ground: string
  focus: string
  width: number
  height: number
}

export async function readShippedPrints(): Promise<NamedPicture[]> {
  const prints: PrintOnFile[] = JSON.parse(await readFile(`${shippedPrintsDir}prints.json`, 'utf8'))
  return prints.map(({ name, version, alt, titleJa, ground, focus, width, height }) => ({
    name,
    path: `prints/${name}-${version}`,
    alt,
    titleJa,
    ground,
    focus,
    width,
    height,
  }))
}

/** At every start: a print that was redrawn has another address, and whatever shows it follows. */
export async function saveShippedPrints(ctx: Context): Promise<void> {
  await savePictures(ctx.db, await readShippedPrints())
}
