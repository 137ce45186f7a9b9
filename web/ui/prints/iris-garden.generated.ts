// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const irisGarden: Picture = {
  path: 'prints/iris-garden-65be0959',
  alt: 'Woodblock-style print: Irises at Koishikawa Korakuen in June rain, two parasols on the plank bridge',
  titleJa: '後楽園の菖蒲',
  ground: '#899996',
  focus: '50% 62%',
  width: 1600,
  height: 1067,
}
