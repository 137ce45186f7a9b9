// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const sakuraMoat: Picture = {
  path: 'prints/sakura-moat-abdb0be5',
  alt: 'Woodblock-style print: Rowing boats under the cherry trees of Chidorigafuchi, the palace moat, early April',
  titleJa: '千鳥ヶ淵の春',
  ground: '#809698',
  focus: '52% 62%',
  width: 1600,
  height: 1067,
}
