// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const tokyoStation: Picture = {
  path: 'prints/tokyo-station-a0d73d19',
  alt: 'Woodblock-style print: The red-brick front of Tokyo Station at blue hour, after rain',
  titleJa: '東京駅の宵',
  ground: '#686068',
  focus: '45% 78%',
  width: 1600,
  height: 1067,
}
