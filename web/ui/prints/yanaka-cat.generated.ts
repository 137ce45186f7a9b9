// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const yanakaCat: Picture = {
  path: 'prints/yanaka-cat-70ed1561',
  alt: 'Woodblock-style print: A cat on a wall above a back lane in Yanaka, late afternoon',
  titleJa: '谷中の猫',
  ground: '#776a61',
  focus: '36% 66%',
  width: 1600,
  height: 1067,
}
