// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const ryokanRoom: Picture = {
  path: 'prints/ryokan-room-062fc404',
  alt: 'Woodblock-style print: A guest sits at the edge of a tatami room; autumn maples shine in the polished boards',
  titleJa: '宿の秋',
  ground: '#6f5d48',
  focus: '46% 60%',
  width: 1600,
  height: 1067,
}
