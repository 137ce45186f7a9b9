// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const hakoneTorii: Picture = {
  path: 'prints/hakone-torii-9763c09f',
  alt: 'Woodblock-style print: The torii of Hakone Shrine standing in Lake Ashi',
  titleJa: '箱根の鳥居',
  ground: '#808c87',
  focus: '35% 55%',
  width: 1600,
  height: 1067,
}
