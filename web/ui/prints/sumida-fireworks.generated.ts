// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const sumidaFireworks: Picture = {
  path: 'prints/sumida-fireworks-136af451',
  alt: 'Woodblock-style print: Fireworks over the Sumida river, watched from a rooftop in August',
  titleJa: '隅田川花火',
  ground: '#33334d',
  focus: '45% 25%',
  width: 1600,
  height: 1067,
}
