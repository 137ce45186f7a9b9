// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const asakusaNight: Picture = {
  path: 'prints/asakusa-night-8ed8d2cd',
  alt: 'Woodblock-style print: The great lantern of Kaminarimon, Asakusa, after dark',
  titleJa: '浅草の夜',
  ground: '#653635',
  focus: '50% 45%',
  width: 1600,
  height: 1067,
}
