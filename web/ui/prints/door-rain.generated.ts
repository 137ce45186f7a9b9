// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const doorRain: Picture = {
  path: 'prints/door-rain-50c870d4',
  alt: 'Woodblock-style print: Evening rain in Akasaka: an umbrella is held over the open door of the car',
  titleJa: '傘をさしかける',
  ground: '#443939',
  focus: '50% 60%',
  width: 1600,
  height: 1067,
}
