// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const ginzaRain: Picture = {
  path: 'prints/ginza-rain-205f5f91',
  alt: 'Woodblock-style print: Evening rain at the Ginza crossing',
  titleJa: '銀座の雨',
  ground: '#424750',
  focus: '70% 80%',
  width: 1600,
  height: 1067,
}
