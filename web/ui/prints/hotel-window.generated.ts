// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const hotelWindow: Picture = {
  path: 'prints/hotel-window-6486b4f9',
  alt: 'Woodblock-style print: Tokyo after dark from a high hotel room',
  titleJa: '東京の夜',
  ground: '#50525d',
  focus: '65% 60%',
  width: 1600,
  height: 1067,
}
