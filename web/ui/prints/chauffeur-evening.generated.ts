// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const chauffeurEvening: Picture = {
  path: 'prints/chauffeur-evening-b087b1ee',
  alt: 'Woodblock-style print: Blue hour: a black Alphard and its chauffeur wait at the gate of an inn',
  titleJa: '迎車',
  ground: '#343a46',
  focus: '45% 85%',
  width: 1600,
  height: 1067,
}
