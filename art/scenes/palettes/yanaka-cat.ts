import { tone, type Variant } from '../../parts/index.ts'

export const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'A cat on a wall above a back lane in Yanaka, late afternoon',
      ja: '谷中の猫',
      s0: '#8fb0b4',
      s1: '#e3dcb8',
      s2: '#f4c07c',
      sun: '#ffe6b0',
      roof: '#4f5a64',
      roofL: '#8a8f8c',
      wood: ['#6d4a34', '#5a3d2e', '#7d5a3f'],
      wall: '#d9c7a0',
      lane: ['#f0d09a', '#a98a78', '#5c5264'],
      green: ['#3a5a3c', '#5f8048', '#a3b060'],
      shadow: '#3a3048',
      snow: 0,
    },
    {
      snow: {
        alt: 'A cat on a snowy wall above a back lane in Yanaka',
        ja: '谷中の雪',
        s0: '#7f8ca4',
        s1: '#c3cad4',
        s2: '#dfe0e2',
        sun: '#f6efe2',
        roof: '#f1f4f7',
        roofL: '#ffffff',
        wall: '#c3beb4',
        lane: ['#f3f4f5', '#d3dae2', '#a3b0c2'],
        green: ['#4a5c5c', '#8a9c9c', '#eef2f4'],
        shadow: '#4a5470',
        snow: 1,
      },
    },
  )

export type Palette = ReturnType<typeof palette>
