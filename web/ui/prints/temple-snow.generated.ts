// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const templeSnow: Picture = {
  path: 'prints/temple-snow-45debcac',
  alt: 'Woodblock-style print: Snow on the great gate of Zojo-ji, Tokyo Tower beyond',
  titleJa: '増上寺の雪',
  ground: '#8f939b',
  focus: '45% 60%',
  width: 1600,
  height: 1067,
}
