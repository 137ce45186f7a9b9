import { tone, type Variant } from '../../parts/index.ts'

export const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'An open-air hot spring in Hakone, snow falling at dusk',
      ja: '箱根の雪見風呂',
      s0: '#2c3a63',
      s1: '#6a7aa0',
      s2: '#c7c3cf',
      hill: '#7f8db0',
      hill2: '#55668f',
      tree: '#2b3a5c',
      cap: '#eef1f6',
      capS: '#b4c0d8',
      rock: '#3c4358',
      rockL: '#67708a',
      water: ['#9fc3c4', '#4f8794', '#1d4a60'],
      lamp: 1,
    },
    {
      autumn: {
        alt: 'An open-air hot spring in Hakone among October maples',
        ja: '箱根の紅葉風呂',
        s0: '#8fb0b8',
        s1: '#c9d6cc',
        s2: '#f0e6cb',
        hill: '#a99a72',
        hill2: '#8a6b48',
        tree: '#3f4a38',
        cap: '#8a9a62',
        capS: '#66784c',
        rock: '#4a443e',
        rockL: '#7d7264',
        water: ['#cfe0d2', '#6fa39c', '#2d6068'],
        lamp: 0,
      },
      night: {
        alt: 'An open-air hot spring in Hakone under a winter moon',
        ja: '箱根の月見風呂',
        s0: '#0a1230',
        s1: '#1c2c56',
        s2: '#4a5c88',
        hill: '#2e4070',
        hill2: '#1e2d56',
        tree: '#0f1834',
        cap: '#a9b8dc',
        capS: '#5d6f9e',
        rock: '#161d36',
        rockL: '#33406a',
        water: ['#6f93b0', '#234a70', '#0c2040'],
        lamp: 1,
      },
    },
  )

export type Palette = ReturnType<typeof palette>
