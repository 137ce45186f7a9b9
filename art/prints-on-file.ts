import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { encoderSettings } from '#server/media/encode-picture.ts'
import { drawingSettings } from './draw-sheet.ts'
import type { Scene } from './parts/index.ts'

export const printsDir = new URL('./prints/', import.meta.url)
export const listFile = new URL('prints.json', printsDir)

/** One entry of prints.json; its files are named `{name}-{version}-480.avif` and so on. */
export type PrintOnFile = {
  name: string
  /** Changes with the drawing and with how it is drawn and encoded. */
  version: string
  alt: string
  titleJa: string
  ground: string
  focus: string
  width: number
  height: number
}

export function readPrints(): PrintOnFile[] {
  return JSON.parse(readFileSync(listFile, 'utf8'))
}

export const altOf = (scene: Scene): string => `Woodblock-style print: ${scene.title}`

export function versionOf(scene: Scene): string {
  const ways = JSON.stringify([scene.options.pos, drawingSettings, encoderSettings])
  return createHash('sha256').update(scene.svg()).update(ways).digest('hex').slice(0, 8)
}

/** The endings of the files of every print. */
export const endings = [...encoderSettings.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), 'share.jpg']

export const fileName = ({ name, version }: { name: string; version: string }, ending: string): string =>
  `${name}-${version}-${ending}`
