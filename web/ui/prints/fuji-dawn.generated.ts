// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const fujiDawn: Picture = {
  path: 'prints/fuji-dawn-fc354faa',
  alt: 'Woodblock-style print: Mount Fuji at first light, across Lake Kawaguchi',
  titleJa: '河口湖の朝',
  ground: '#767d85',
  focus: '60% 45%',
  width: 1600,
  height: 1067,
}
